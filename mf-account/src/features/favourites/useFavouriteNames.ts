import { isAppError, type FavouriteNames, type Favourites } from '@galopin/shared/contracts';
import { useShell } from '@galopin/shared/shell-context';
import { useEffect, useState } from 'react';
import { fetchFavouriteNames } from '../../api/fetchFavouriteNames';

export interface NamesState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly names: FavouriteNames;
}

interface Answered extends NamesState {
  /** Everyone whose name was asked for. */
  readonly asked: ReadonlySet<string>;
}

const NONE: Answered = { status: 'loading', names: [], asked: new Set() };

/** What those at hand are called; asked for again when somebody new is among them. */
export function useFavouriteNames(favourites: Favourites): NamesState & { readonly retry: () => void } {
  const shell = useShell();
  const [answered, setAnswered] = useState(NONE);
  const [round, setRound] = useState(0);
  const keys = keysOf(favourites);
  // Whoever is followed no longer changes nothing of what the others are called.
  const wanted = keys.some((key) => !answered.asked.has(key)) ? JSON.stringify(favourites) : null;

  useEffect(() => {
    if (wanted === null) return undefined;
    const giveUp = new AbortController();
    const all = JSON.parse(wanted) as Favourites;
    fetchFavouriteNames(shell, all, giveUp.signal).then(
      (names) => {
        if (!giveUp.signal.aborted) setAnswered({ status: 'ready', names, asked: new Set(keysOf(all)) });
      },
      (error: unknown) => {
        if (giveUp.signal.aborted || isAppError(error, 'aborted')) return;
        shell.logger.warn('The names of favourites could not be had', { message: String(error) });
        setAnswered((before) => ({ ...before, status: 'failed' }));
      },
    );
    return () => giveUp.abort();
  }, [shell, wanted, round]);
  const { status, names } = answered;
  return { status, names, retry: () => setRound((before) => before + 1) };
}

const keysOf = (favourites: Favourites): readonly string[] =>
  Object.entries(favourites).flatMap(([list, ids]: [string, readonly number[]]) =>
    ids.map((id) => `${list}-${id}`),
  );
