import { countFavourites, isAppError, MESSAGES_MISSED, type FavouriteRuns } from '@galopin/shared/contracts';
import { readChangeAnnouncement } from '@galopin/shared/racing';
import { useFavourites, useMessages, useSession, useShell, useSpread } from '@galopin/shared/shell-context';
import { useEffect, useState } from 'react';
import { fetchFavouriteRuns } from '../../api/fetchFavouriteRuns';

/** Milliseconds within which all open pages ask for changed runners. */
const SPREAD = 3000;

/** What to say of the visitor's favourites; `none` to whom nothing needs to be said. */
export type FavouritesToday =
  | { readonly status: 'none' | 'noneYet' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly runs: FavouriteRuns };

/** Which of today's runners are followed, kept up to date. Their place is kept for members from the start. */
export function useFavouriteRuns(): FavouritesToday & { readonly retry: () => void } {
  const shell = useShell();
  const session = useSession();
  const { favourites, status } = useFavourites();
  const [round, setRound] = useState(0);
  const [state, setState] = useState<FavouritesToday>({ status: 'loading' });
  const retry = () => setRound((before) => before + 1);
  const isAny = countFavourites(favourites) > 0;

  useEffect(() => {
    if (!isAny) return undefined;
    const giveUp = new AbortController();
    fetchFavouriteRuns(shell, favourites, giveUp.signal).then(
      (runs) => !giveUp.signal.aborted && setState({ status: 'ready', runs }),
      (error: unknown) => {
        if (giveUp.signal.aborted || isAppError(error, 'aborted')) return;
        shell.logger.warn('The runs of favourites could not be had', { message: String(error) });
        // What is on screen is better than nothing.
        setState((before) => (before.status === 'ready' ? before : { status: 'failed' }));
      },
    );
    return () => giveUp.abort();
  }, [shell, favourites, isAny, round]);

  const readSoon = useSpread(retry, SPREAD);
  useMessages((message) => {
    const change = readChangeAnnouncement(message);
    if (change !== null || message.meta['type'] === MESSAGES_MISSED) readSoon();
  });

  if (isAny) return { ...state, retry };
  const isMember =
    session.status === 'signedIn' || (session.status === 'unknown' && session.expected === 'member');
  if (!isMember) return { status: 'none', retry };
  return { status: status === 'loading' ? 'loading' : 'noneYet', retry };
}
