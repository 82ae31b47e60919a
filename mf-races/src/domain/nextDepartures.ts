import { hasArrived, raceState, startOf, type Race } from '@galopin/shared/racing';

/** Races by their start, the earliest first; at the same minute by meeting and number. Those without a time are last. */
export function byDeparture<OneRace extends Race>(races: readonly OneRace[]): readonly OneRace[] {
  const startsOf = new Map(races.map((race) => [race, startOf(race) ?? Number.POSITIVE_INFINITY]));
  const last = Number.POSITIVE_INFINITY;
  return [...races].sort(
    (one, other) =>
      compare(startsOf.get(one) ?? last, startsOf.get(other) ?? last) ||
      compare(one.meeting ?? last, other.meeting ?? last) ||
      one.racecourse.localeCompare(other.racecourse, 'fr') ||
      compare(one.number ?? last, other.number ?? last),
  );
}

const compare = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1);

/**
 * Races that have not started yet, the next one first; a race called off is none.
 * @param now epoch milliseconds
 */
export function nextDepartures<OneRace extends Race>(
  races: readonly OneRace[],
  now: number,
): readonly OneRace[] {
  return byDeparture(
    races.filter((race) => {
      const start = startOf(race);
      return start !== null && start >= now && race.arrival === null;
    }),
  );
}

/** Races that have an order to show, provisional too, the one that started last first. */
export function latestArrivals<OneRace extends Race>(
  races: readonly OneRace[],
  now: number,
): readonly OneRace[] {
  return [...byDeparture(races.filter((race) => hasArrived(raceState(race, now))))].reverse();
}
