import type { FavouriteNames, Favourites } from '@galopin/shared/contracts';
import { useRead } from '@galopin/shared/read';
import { useShell } from '@galopin/shared/shell-context';
import { useState } from 'react';
import { fetchFavouriteNames } from '../../api/fetchFavouriteNames';

export interface NamesState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly names: FavouriteNames;
  readonly retry: () => void;
}

/** What those at hand are called; asked for again when somebody new is among them. */
export function useFavouriteNames(favourites: Favourites): NamesState {
  const shell = useShell();
  const [asked, setAsked] = useState(favourites);
  const known = new Set(keysOf(asked));
  // Whoever is followed no longer changes nothing of what the others are called.
  if (keysOf(favourites).some((key) => !known.has(key))) setAsked(favourites);
  const { retry, ...reading } = useRead((signal) => fetchFavouriteNames(shell, asked, signal), {
    what: 'The names of favourites',
    version: asked,
    enabled: known.size > 0,
  });
  return {
    status: 'reason' in reading ? 'failed' : reading.status,
    names: reading.status === 'ready' ? reading.value : [],
    retry,
  };
}

const keysOf = (favourites: Favourites): readonly string[] =>
  Object.entries(favourites).flatMap(([list, ids]: [string, readonly number[]]) =>
    ids.map((id) => `${list}-${id}`),
  );
