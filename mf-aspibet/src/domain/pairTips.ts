import type { Race } from '@galopin/shared/racing';
import type { LockedTip, Tip } from './TipDay';

/** A tip with its race; `null` when the race is not among those the visitor sees. */
export interface TippedRace {
  readonly tip: Tip;
  readonly race: Race | null;
}

export interface PairedTips {
  /** In the order of the tips. */
  readonly tipped: readonly TippedRace[];
  /** Races without a tip, open or locked, in the order of the races. */
  readonly others: readonly Race[];
}

/** Puts each tip beside its race. Of two tips on one race both are kept. */
export function pairTips(
  races: readonly Race[],
  tips: readonly Tip[],
  locked: readonly LockedTip[] = [],
): PairedTips {
  const byId = new Map(races.map((race) => [race.id, race]));
  const tippedIds = new Set([...tips, ...locked].map(({ raceId }) => raceId));
  return {
    tipped: tips.map((tip) => ({ tip, race: byId.get(tip.raceId) ?? null })),
    others: races.filter((race) => !tippedIds.has(race.id)),
  };
}
