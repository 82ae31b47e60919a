import * as v from 'valibot';
import { declareCall, described, whole } from '#terms';
import type { AnswerOf, ShapeOf } from './calls/Call';
import { isoDay, parisTime, runnerNumber } from './calls/values';
import { ENTITY_KINDS, type EntityKind } from './entities';
import type { Favourites } from './users';

/** Most favourites of each kind. */
export const FAVOURITES_LIMIT = 200;

/** Under which the browser's storage has those of a visitor without an account. */
export const FAVOURITES_KEY = 'galopin.favourites';

/**
 * Stands at the document's root where this device has favourites, from before anything is painted until the page is
 * alive: a server knows of none, and what shows them takes its place from the first paint by it.
 */
export const FAVOURITES_EXPECTED = 'data-favourites';

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

const kind = v.picklist(ENTITY_KINDS);

const NamedFavourite = v.object({
  kind,
  id: whole,
  name: v.string(),
  /** Newest stored day. */
  lastDay: isoDay,
});
/** A favourite with what it is called; favourites no stored race knows any more have no name. */
export type NamedFavourite = ShapeOf<typeof NamedFavourite>;

const FavouriteRun = v.object({
  raceId: whole,
  jour: isoDay,
  time: v.nullable(parisTime),
  racecourse: v.string(),
  /** As the source numbers it; the racecourse's name where it has no number. */
  meeting: v.string(),
  raceNumber: v.nullable(whole),
  raceName: v.string(),
  number: runnerNumber,
  /** Withdrawn. */
  nonRunner: v.boolean(),
  horse: v.string(),
  jockey: v.string(),
  trainer: v.string(),
  /** Which of the three are favourites. */
  of: v.array(kind),
});
/** A runner of today that is a favourite, or whose rider or trainer is one. */
export type FavouriteRun = ShapeOf<typeof FavouriteRun>;

/** Most runners of one answer. */
export const FAVOURITE_RUNS = 60;

/** Whom somebody follows goes in the body: an address ends up in logs and histories. */
const favouritesBody = () => {
  const ids = described(
    v.pipe(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), v.maxLength(FAVOURITES_LIMIT)),
    `at most ${FAVOURITES_LIMIT} ids, whole numbers from 1`,
  );
  return v.strictObject({ horses: ids, jockeys: ids, trainers: ids });
};

/** Runners of today in the order of the races; the day is today in UTC. Nothing is kept. */
export const favouriteRuns = declareCall(
  {
    method: 'POST',
    path: '/apin/favourites/today',
    answer: v.object({
      jour: isoDay,
      /** Also those beyond {@link FAVOURITE_RUNS}. */
      total: described(whole, 'all there are, also those that are not listed'),
      runs: v.array(FavouriteRun),
    }),
  },
  () => ({
    summary: 'Runners of today that are favourites, or whose rider or trainer is one; nothing is kept',
    access: 'anyone',
    body: favouritesBody(),
    refusals: [400, 429],
  }),
);
export type FavouriteRuns = AnswerOf<typeof favouriteRuns>;

/** What favourites are called, by name; those no stored race knows are left out. Nothing is kept. */
export const favouriteNames = declareCall(
  { method: 'POST', path: '/apin/favourites/names', answer: v.array(NamedFavourite) },
  () => ({
    summary: 'What favourites are called; nothing is kept',
    access: 'anyone',
    body: favouritesBody(),
    refusals: [400, 429],
  }),
);
export type FavouriteNames = AnswerOf<typeof favouriteNames>;

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
