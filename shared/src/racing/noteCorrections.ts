import { isCorrection } from './isCorrection';
import type { Arrival } from './Race';
import type { DayArrivals } from './toArrivals';

/** Marks an arrival as corrected when it takes back the one shown before, or when that one was marked so. */
export function noteCorrection(before: Arrival | null | undefined, after: Arrival): Arrival {
  if (!before || before.cancelled || after.cancelled) return after;
  return before.corrected || isCorrection(before.order, after.order) ? { ...after, corrected: true } : after;
}

/** The same for a day's arrivals; those of a day not shown before are left as they are. */
export function noteCorrections(before: DayArrivals | undefined, after: DayArrivals): DayArrivals {
  if (before === undefined) return after;
  return Object.fromEntries(
    Object.entries(after).map(([meeting, races]) => [
      meeting,
      Object.fromEntries(
        Object.entries(races).map(([race, arrival]) => [
          race,
          noteCorrection(before[meeting]?.[race], arrival),
        ]),
      ),
    ]),
  );
}
