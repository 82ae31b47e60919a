import { countFavourites, MESSAGES_MISSED } from '@galopin/shared/contracts';
import { readAnnouncement } from '@galopin/shared/racing';
import { useRead } from '@galopin/shared/read';
import { useClock, useFavourites, useMessages, useShell, useSpread } from '@galopin/shared/shell-context';
import { fetchFavouriteRuns } from '../../api/fetchFavouriteRuns';
import { nextFavouriteRace, type NextFavouriteRace } from '../../domain/nextFavouriteRace';

/** Countdowns show minutes. */
const CLOCK_PERIOD = 15_000;
/** Milliseconds within which all open pages ask for changed runners. */
const SPREAD = 3000;

/** What to show of the favourites' next race, kept up to date; `null` is nothing. */
export type NextRace = 'loading' | null | (NextFavouriteRace & { readonly now: number });

/** Follows favourites, changed programmes and the clock. What cannot be had is logged, and shown as nothing. */
export function useNextRace(): NextRace {
  const shell = useShell();
  const now = useClock(CLOCK_PERIOD);
  const { favourites } = useFavourites();
  const isAny = countFavourites(favourites) > 0;
  const runs = useRead((signal) => fetchFavouriteRuns(shell, favourites, signal), {
    what: 'The next race of favourites',
    version: favourites,
    enabled: isAny,
  });
  const readSoon = useSpread(runs.retry, SPREAD);
  useMessages((message) => {
    const change = readAnnouncement('change', message);
    if (change !== null || message.meta['type'] === MESSAGES_MISSED) readSoon();
  });

  if (!isAny || runs.status === 'failed') return null;
  if (runs.status === 'loading') return 'loading';
  const next = nextFavouriteRace(runs.value.runs, now);
  return next && { ...next, now };
}
