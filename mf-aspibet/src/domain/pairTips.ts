import type { Race } from '@galopin/shared/racing';
import type { Tip } from './TipDay';

/** A tip with its race; `null` when the race is not among those the visitor sees. */
export interface TippedRace {
  readonly tip: Tip;
  readonly race: Race | null;
}

export interface PairedTips {
  /** In the order of the tips. */
  readonly tipped: readonly TippedRace[];
  /** Races without a tip to show, in the order of the races. */
  readonly others: readonly Race[];
}

/** Puts each tip beside its race. Of two tips on one race both are kept. */
export function pairTips(races: readonly Race[], tips: readonly Tip[]): PairedTips {
  const byId = new Map(races.map((race) => [race.id, race]));
  const tippedIds = new Set(tips.map((tip) => tip.raceId));
  return {
    tipped: tips.map((tip) => ({ tip, race: byId.get(tip.raceId) ?? null })),
    others: races.filter((race) => !tippedIds.has(race.id)),
  };
}
