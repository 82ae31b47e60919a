import type { Arrival } from './Race';

/** A dead heat has no order of its own. */
const isSamePlace = (one: readonly number[], other: readonly number[] | undefined) =>
  one.length === other?.length && one.every((number) => other.includes(number));

/**
 * Whether an order takes back something of the one before it. Places added behind are none: the first announcement has
 * the first five only.
 */
export function isCorrection(before: Arrival['order'], after: Arrival['order']): boolean {
  return before.some((place, index) => !isSamePlace(place, after[index]));
}
