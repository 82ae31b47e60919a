import type { StatsRow } from '@galopin/shared/contracts';

/** Percent of a part in a whole, 0 to 100; `null` of nothing. */
export const percentOf = (part: number, whole: number): number | null =>
  whole > 0 ? (100 * part) / whole : null;

/** What 1 € to win on each start with odds brought back, cents; `null` without odds. */
export const returnPerEuro = ({ bets, returned }: Pick<StatsRow, 'bets' | 'returned'>): number | null =>
  bets > 0 ? returned / bets : null;
