import { useSyncExternalStore } from 'react';
import { isFavourite, type EntityKind, type FavouritesState } from '../contracts';
import { useShell } from './ShellContext';

/** What the visitor follows, followed itself. */
export function useFavourites(): FavouritesState {
  const { favourites } = useShell();
  return useSyncExternalStore(favourites.subscribe, favourites.get, favourites.get);
}

/** Whether one is a favourite, and the way to change that. */
export function useFavourite(kind: EntityKind, id: number) {
  const { favourites } = useShell();
  const isOn = isFavourite(useFavourites().favourites, kind, id);
  return { isOn, toggle: () => void favourites.set(kind, id, !isOn) };
}
