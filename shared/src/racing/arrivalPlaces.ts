import type { Arrival } from './Race';

type Order = Arrival['order'];

/** Place of a runner, 1 for the winner; runners in a dead heat share the better place. Null when not classed. */
export function placeIn(order: Order, runner: number): number | null {
  let place = 1;
  for (const tied of order) {
    if (tied.includes(runner)) return place;
    place += tied.length;
  }
  return null;
}

/** How many of the first so many places some runners take; of those that tie for the last, as many as count. */
export function countAmongFirst(order: Order, places: number, runners: readonly number[]): number {
  let left = places;
  let found = 0;
  for (const tied of order) {
    if (left <= 0) break;
    found += Math.min(left, tied.filter((runner) => runners.includes(runner)).length);
    left -= tied.length;
  }
  return found;
}

/** The first so many places: more runners where some tie for the last. */
export function firstPlaces(order: Order, places: number): Order {
  return order.filter((_, index) => order.slice(0, index).flat().length < places);
}
