import { missingParts, type DayPart, type DayState } from '@galopin/shared/contracts';

/** What PMU brings of a day; the others are edited. */
const FETCHED: readonly DayPart[] = ['programme', 'runners', 'odds', 'arrivals', 'payouts'];

/** The parts that a day lacks; the demo world's days lack none. */
export const gapsOf = (day: DayState): readonly DayPart[] => (day.source === 'demo' ? [] : missingParts(day));

/** Whether PMU may bring what a day lacks. */
export const isFetchable = (day: DayState): boolean => gapsOf(day).some((part) => FETCHED.includes(part));

/** Whether editors may write what a day lacks. */
export const isEditable = (day: DayState): boolean => gapsOf(day).some((part) => !FETCHED.includes(part));

/** The shortest span that holds all days that PMU may complete; null for none. @param days the latest first */
export function fetchableSpan(
  days: readonly DayState[],
): { readonly from: string; readonly until: string } | null {
  const [last, ...others] = days.filter(isFetchable);
  return last === undefined ? null : { from: (others.at(-1) ?? last).jour, until: last.jour };
}
