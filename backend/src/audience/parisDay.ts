import type { IsoDay } from '@galopin/shared/contracts';

// Swedish dates are ISO dates.
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' });

/** The calendar day in Paris at an instant in epoch milliseconds. */
export function parisDay(instant: number): IsoDay {
  return day.format(instant);
}
