import type { FavouriteRun, Milliseconds } from '@galopin/shared/contracts';
import { nextRace } from '@galopin/shared/racing';

/** The next race that somebody followed is in. */
export interface NextFavouriteRace {
  /** The runner that is named, of the lowest number. */
  readonly run: FavouriteRun;
  /** How many more of its runners are followed, by themselves or by who rides or trains them. */
  readonly others: number;
}

/** `null` once the last one has started. Withdrawn runners have no race to come. */
export function nextFavouriteRace(
  runs: readonly FavouriteRun[],
  now: Milliseconds,
): NextFavouriteRace | null {
  const declared = runs.filter(({ nonRunner }) => !nonRunner);
  const next = nextRace(
    declared.map((run) => ({ ...run, arrival: null })),
    now,
  );
  if (next === null) return null;
  const [run, ...others] = declared
    .filter(({ raceId }) => raceId === next.raceId)
    .sort((one, other) => one.number - other.number);
  return run === undefined ? null : { run, others: others.length };
}
