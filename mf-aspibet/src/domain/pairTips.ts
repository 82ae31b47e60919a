import {
  arrivalOf,
  type Arrival,
  type DayArrivals,
  type LockedRaceTip,
  type Race,
  type RaceTip,
} from '@galopin/shared/racing';

/** A tip with its race; `null` when the race is not among those the visitor sees. */
export interface TippedRace {
  readonly tip: RaceTip;
  readonly race: Race | null;
  /** As far as it is known. */
  readonly arrival: Arrival | null;
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
  tips: readonly RaceTip[],
  locked: readonly LockedRaceTip[] = [],
  arrivals: DayArrivals = {},
): PairedTips {
  const byId = new Map(races.map((race) => [race.id, race]));
  const tippedIds = new Set([...tips, ...locked].map(({ raceId }) => raceId));
  return {
    tipped: tips.map((tip) => {
      const race = byId.get(tip.raceId) ?? null;
      const number = { meeting: race?.meeting ?? tip.meeting, number: race?.number ?? tip.race };
      return { tip, race, arrival: arrivalOf(arrivals, number) ?? race?.arrival ?? null };
    }),
    others: races.filter((race) => !tippedIds.has(race.id)),
  };
}
