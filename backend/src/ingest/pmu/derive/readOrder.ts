import { parseArrivalOrder } from '@galopin/shared/racing';
import { numbersOf } from '../fields';

/** PMU's order of arrival, `[[14],[3],[1,4]]`: places with the numbers that share them; empty for none. */
export function readOrder(ordre: unknown): readonly (readonly number[])[] {
  if (!Array.isArray(ordre)) return [];
  return parseArrivalOrder(ordre)
    .map(numbersOf)
    .filter((place) => place.length > 0);
}

/** The rank of each number; who shares a place shares its rank, and the next one is counted on. */
export function ranksOf(order: readonly (readonly number[])[]): ReadonlyMap<number, number> {
  const ranks = new Map<number, number>();
  let rank = 1;
  for (const place of order) {
    for (const numero of place) ranks.set(numero, rank);
    rank += place.length;
  }
  return ranks;
}
