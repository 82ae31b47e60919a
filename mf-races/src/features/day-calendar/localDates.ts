import type { IsoDay } from '@galopin/shared/contracts';

/** A day as the calendar's library has it: noon of it on the visitor's clock, where no change of hours reaches. */
export function dateOf(jour: IsoDay): Date {
  return new Date(`${jour}T12:00:00`);
}

/** The day that a date of the calendar's library stands for. */
export function dayOf(date: Date): IsoDay {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
}
