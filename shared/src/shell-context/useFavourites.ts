import { useMemo, useSyncExternalStore } from 'react';
import { isFavourite, NO_FAVOURITES, type EntityKind, type FavouritesState } from '../contracts';
import { useShell } from './ShellContext';

/** What the visitor follows, followed itself; nothing on a server, and until its page is taken over. */
export function useFavourites(): FavouritesState {
  const { favourites } = useShell();
  const none = useMemo((): FavouritesState => {
    const { place, status } = favourites.get();
    return { favourites: NO_FAVOURITES, place, status };
  }, [favourites]);
  return useSyncExternalStore(favourites.subscribe, favourites.get, () => none);
}

/** Whether one is a favourite, and the way to change that. */
export function useFavourite(kind: EntityKind, id: number) {
  const { favourites } = useShell();
  const isOn = isFavourite(useFavourites().favourites, kind, id);
  return { isOn, toggle: () => void favourites.set(kind, id, !isOn) };
}
