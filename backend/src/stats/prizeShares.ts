/**
 * Percent of a race's prize money by place, first place first.
 * @source customary shares: trot pays seven places (LeTrot), galop five (France Galop)
 */
export const PRIZE_SHARES = { trot: [45, 25, 14, 8, 5, 2, 1], galop: [50, 20, 15, 10, 5] } as const;

const PAID_PLACES = Math.max(PRIZE_SHARES.trot.length, PRIZE_SHARES.galop.length);

/** SQL array of the shares by `typec`, 0 for places without money. */
export function sharesSql(typec: string): string {
  const array = (shares: readonly number[]) =>
    `ARRAY[${Array.from({ length: PAID_PLACES }, (_, place) => shares[place] ?? 0).join(', ')}]`;
  return `CASE WHEN ${typec} IN ('Attelé', 'Monté') THEN ${array(PRIZE_SHARES.trot)} ELSE ${array(PRIZE_SHARES.galop)} END`;
}
