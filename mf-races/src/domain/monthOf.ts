import { addDays } from '@galopin/shared/lib';
import type { IsoDay } from '@galopin/shared/contracts';

/**
 * The month so many after another, before it for a negative number.
 * @param month `YYYY-MM`
 */
export function addMonths(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** The days of a month by week, from Monday on; `null` where a week begins before or ends after the month. */
export function weeksOf(month: string): readonly (readonly (IsoDay | null)[])[] {
  const first = `${month}-01`;
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const weeks: (IsoDay | null)[][] = [];
  for (let start = addDays(first, -weekday); start.slice(0, 7) <= month; start = addDays(start, 7)) {
    const days = Array.from({ length: 7 }, (_, day) => addDays(start, day));
    weeks.push(days.map((day) => (day.startsWith(month) ? day : null)));
  }
  return weeks;
}
