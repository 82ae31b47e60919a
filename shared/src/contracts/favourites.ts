import type { EntityKind } from './entities';
import type { IsoDay, ParisTime } from './units';
import type { Favourites } from './users';

/** Most favourites of each kind. */
export const FAVOURITES_LIMIT = 200;

/** Which list of {@link Favourites} holds which kind. */
export const FAVOURITE_LISTS = {
  horse: 'horses',
  jockey: 'jockeys',
  trainer: 'trainers',
} as const satisfies Readonly<Record<EntityKind, keyof Favourites>>;

/** What a visitor follows, and where it is kept. */
export interface FavouritesState {
  readonly favourites: Favourites;
  /** Kept by this device, or by the member's account. */
  readonly place: 'device' | 'account';
  /** Until `ready`, the account's list has not come, or could not be had: what is there may be too little. */
  readonly status: 'loading' | 'ready' | 'failed';
}

/** Reads and changes what a visitor follows; the same in every tab. Since contract 1.3.0. */
export interface FavouritesApi {
  get(): FavouritesState;
  /** Calls back after every change; returns the way to stop. */
  subscribe(listener: (state: FavouritesState) => void): () => void;
  /**
   * Adds or takes away. Shown at once; taken back, with a message, where the account cannot keep it or the list is
   * full. Never rejects.
   */
  set(kind: EntityKind, id: number, wanted: boolean): Promise<void>;
  /** Asks for the account's list again. Never rejects: `status` tells. */
  reload(): Promise<void>;
}

/** A favourite with what it is called; favourites no stored race knows any more have no name. */
export interface NamedFavourite {
  readonly kind: EntityKind;
  readonly id: number;
  readonly name: string;
  /** Newest stored day. */
  readonly lastDay: IsoDay;
}

/** A runner of today that is a favourite, or whose rider or trainer is one. */
export interface FavouriteRun {
  readonly raceId: number;
  readonly jour: IsoDay;
  readonly time: ParisTime | null;
  readonly racecourse: string;
  /** As the source numbers it; the racecourse's name where it has no number. */
  readonly meeting: string;
  readonly raceNumber: number | null;
  readonly raceName: string;
  /** Number of the runner. */
  readonly number: number;
  /** Withdrawn. */
  readonly nonRunner: boolean;
  readonly horse: string;
  readonly jockey: string;
  readonly trainer: string;
  /** Which of the three are favourites. */
  readonly of: readonly EntityKind[];
}

/** Most runners of one answer. */
export const FAVOURITE_RUNS = 60;

/**
 * Answer of `POST /apin/favourites/today`, whose body is {@link Favourites}: public, nothing is kept. In the order of
 * the races; the day is today in UTC.
 */
export interface FavouriteRuns {
  readonly jour: IsoDay;
  /** All there are, also those beyond `FAVOURITE_RUNS`. */
  readonly total: number;
  readonly runs: readonly FavouriteRun[];
}

/** Answer of `POST /apin/favourites/names`, whose body is {@link Favourites}: public, nothing is kept. By name. */
export type FavouriteNames = readonly NamedFavourite[];

/** The same with one more or less. */
export function withFavourite(
  favourites: Favourites,
  { kind, id }: { readonly kind: EntityKind; readonly id: number },
  wanted: boolean,
): Favourites {
  const list = FAVOURITE_LISTS[kind];
  const others = favourites[list].filter((each) => each !== id);
  return { ...favourites, [list]: wanted ? [...others, id] : others };
}

export function isFavourite(favourites: Favourites, kind: EntityKind, id: number): boolean {
  return favourites[FAVOURITE_LISTS[kind]].includes(id);
}

export function countFavourites({ horses, jockeys, trainers }: Favourites): number {
  return horses.length + jockeys.length + trainers.length;
}
