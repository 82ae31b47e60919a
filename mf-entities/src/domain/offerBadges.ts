import type { OfferedBet } from './RaceDetails';

/** A bet on offer as a badge shows it; `gagnant` and `placé` of one bet are one. */
export interface OfferBadge {
  /** Name that stands for several bets, or the bet itself. */
  readonly group: 'simple' | 'couple' | null;
  readonly bet: OfferedBet;
}

const GROUPS: Readonly<Record<string, 'simple' | 'couple'>> = {
  SIMPLE_GAGNANT: 'simple',
  SIMPLE_PLACE: 'simple',
  COUPLE_GAGNANT: 'couple',
  COUPLE_PLACE: 'couple',
};
/** What makes one race another one than the next stands first; what nearly all have comes last. */
const LAST = ['couple', 'simple'] as const;

/** The bets of a race, once each, those that only some races have first. */
export function offerBadges(bets: readonly OfferedBet[]): readonly OfferBadge[] {
  const badges = new Map<string, OfferBadge>();
  for (const bet of bets) {
    const group = bet.pool === 'international' ? null : (GROUPS[bet.bet] ?? null);
    const key = group ?? `${bet.bet} ${bet.pool}`;
    const known = badges.get(key);
    // A jackpot of either shows on the badge of both.
    if (known === undefined || (known.bet.jackpot === undefined && bet.jackpot !== undefined))
      badges.set(key, { group, bet });
  }
  const all = [...badges.values()];
  return [
    ...all.filter(({ group }) => group === null),
    ...LAST.flatMap((name) => all.filter(({ group }) => group === name)),
  ];
}
