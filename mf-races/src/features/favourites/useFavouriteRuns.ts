import { countFavourites, MESSAGES_MISSED, type FavouriteRuns } from '@galopin/shared/contracts';
import { isReturning } from '@galopin/shared/lib';
import { readAnnouncement } from '@galopin/shared/racing';
import { useRead, type Reading } from '@galopin/shared/read';
import { useFavourites, useMessages, useSession, useShell, useSpread } from '@galopin/shared/shell-context';
import { fetchFavouriteRuns } from '../../api/fetchFavouriteRuns';

/** Milliseconds within which all open pages ask for changed runners. */
const SPREAD = 3000;

/** What to say of the visitor's favourites; `none` to whom nothing needs to be said. */
export type FavouritesToday = { readonly status: 'none' | 'noneYet' | 'loading' } | Reading<FavouriteRuns>;

/** Which of today's runners are followed, kept up to date. Their place is kept for members from the start. */
export function useFavouriteRuns(): FavouritesToday {
  const shell = useShell();
  const session = useSession();
  const { favourites, status } = useFavourites();
  const isAny = countFavourites(favourites) > 0;
  const runs = useRead((signal) => fetchFavouriteRuns(shell, favourites, signal), {
    what: 'The runs of favourites',
    version: favourites,
    enabled: isAny,
  });

  const readSoon = useSpread(runs.retry, SPREAD);
  useMessages((message) => {
    const change = readAnnouncement('change', message);
    if (change !== null || message.meta['type'] === MESSAGES_MISSED) readSoon();
  });

  if (isAny) return runs;
  if (session.status !== 'signedIn' && !isReturning(session)) return { status: 'none' };
  return { status: status === 'loading' ? 'loading' : 'noneYet' };
}
