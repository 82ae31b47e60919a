import {
  withFavourite,
  type EntityKind,
  type Favourites,
  type FavouritesState,
} from '@galopin/shared/contracts';
import { createStore } from 'zustand/vanilla';

/** One favourite more, or less. */
export interface Change {
  readonly kind: EntityKind;
  readonly id: number;
  readonly wanted: boolean;
}

/** What is shown: what is kept, as far as known, and on top of it what is being changed. */
export interface CurrentFavourites {
  get(): FavouritesState;
  subscribe(listener: (state: FavouritesState) => void): () => void;
  /** Whose they are: a uid, or `null` for the device's. */
  owner(): string | null;
  /** Somebody else is there, or nobody. */
  pass(owner: string | null, favourites: Favourites, status: FavouritesState['status']): void;
  show(status: FavouritesState['status']): void;
  /** The whole list, as it is kept. */
  keep(favourites: Favourites): void;
  /** Shows a change before it is kept; returns the way to show it no longer. */
  expect(change: Change): () => void;
}

export function createCurrentFavourites(
  first: string | null,
  favourites: Favourites,
  status: FavouritesState['status'],
): CurrentFavourites {
  let owner = first;
  let kept = favourites;
  let pending: readonly Change[] = [];
  const placeOf = () => (owner === null ? 'device' : 'account');
  const store = createStore<FavouritesState>(() => ({ favourites, place: placeOf(), status }));
  const show = (state: Partial<FavouritesState> = {}) =>
    store.setState({
      ...state,
      favourites: pending.reduce((all, change) => withFavourite(all, change, change.wanted), kept),
    });
  return {
    get: store.getState,
    subscribe: store.subscribe,
    owner: () => owner,
    pass(next, of, now) {
      owner = next;
      kept = of;
      show({ place: placeOf(), status: now });
    },
    show: (now) => show({ status: now }),
    keep(all) {
      kept = all;
      show({ status: 'ready' });
    },
    expect(change) {
      pending = [...pending, change];
      show();
      return () => {
        pending = pending.filter((each) => each !== change);
        show();
      };
    },
  };
}
