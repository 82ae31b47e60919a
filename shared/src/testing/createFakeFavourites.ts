import { withFavourite, type Favourites, type FavouritesApi, type FavouritesState } from '../contracts';

/** Favourites in memory, of an anonymous visitor's device. */
export function createFakeFavourites(given: Partial<Favourites> = {}): FavouritesApi {
  const listeners = new Set<(state: FavouritesState) => void>();
  let state: FavouritesState = {
    favourites: { horses: [], jockeys: [], trainers: [], ...given },
    place: 'device',
    status: 'ready',
  };
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async set(kind, id, wanted) {
      state = { ...state, favourites: withFavourite(state.favourites, { kind, id }, wanted) };
      for (const listener of listeners) listener(state);
    },
    reload: () => Promise.resolve(),
  };
}
