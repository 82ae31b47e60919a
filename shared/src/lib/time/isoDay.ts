import type { IsoDay, Milliseconds } from '../../contracts';

/** Today in UTC, which is the site's default day (specification, part 9). */
export function utcDay(now: Milliseconds): IsoDay {
  return new Date(now).toISOString().slice(0, 10);
}

/** The day so many days after another; before it for a negative number. */
export function addDays(jour: IsoDay, days: number): IsoDay {
  const date = new Date(`${jour}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
