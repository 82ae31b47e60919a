import { FAVOURITES_LIMIT, type Favourites } from '@galopin/shared/contracts';

const isList = (value: unknown): value is readonly number[] =>
  Array.isArray(value) &&
  value.length <= FAVOURITES_LIMIT &&
  new Set(value).size === value.length &&
  value.every((id) => Number.isSafeInteger(id) && id > 0);

/** Favourites out of what a device, another tab or the API holds; `null` for anything else. */
export function readFavourites(value: unknown): Favourites | null {
  if (typeof value !== 'object' || value === null) return null;
  const { horses, jockeys, trainers } = value as Readonly<Record<string, unknown>>;
  return isList(horses) && isList(jockeys) && isList(trainers) ? { horses, jockeys, trainers } : null;
}

export interface MergedFavourites {
  readonly favourites: Favourites;
  /** The second's that found no room. */
  readonly leftOut: number;
}

/** All of the first, and of the second what there is room for. */
export function mergeFavourites(first: Favourites, second: Favourites): MergedFavourites {
  let leftOut = 0;
  const both = (kept: readonly number[], more: readonly number[]) => {
    const all = [...new Set([...kept, ...more])];
    leftOut += Math.max(0, all.length - FAVOURITES_LIMIT);
    return all.slice(0, FAVOURITES_LIMIT);
  };
  const favourites = {
    horses: both(first.horses, second.horses),
    jockeys: both(first.jockeys, second.jockeys),
    trainers: both(first.trainers, second.trainers),
  };
  return { favourites, leftOut };
}
