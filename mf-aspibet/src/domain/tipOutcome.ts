import { countAmongFirst, placeIn, type Arrival } from '@galopin/shared/racing';

/** Places that a tip is held to. */
export const HELD_PLACES = 5;

type Order = Arrival['order'];

/** A runner's part in the arrival: first, among the first five, or neither. */
export type Finish = 'winner' | 'placed' | 'none';

export function finishOf(order: Order, runner: number): Finish {
  const place = placeIn(order, runner);
  if (place === null || place > HELD_PLACES) return 'none';
  return place === 1 ? 'winner' : 'placed';
}

/** How many of the first five a selection holds. */
export function countFound(order: Order, selection: readonly number[]): number {
  return countAmongFirst(order, HELD_PLACES, selection);
}
