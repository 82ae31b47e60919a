import { addDays, parisInstant, utcDay } from '@galopin/shared/lib';

/** Times in Paris, at which journeys begin on an ordinary day. */
const HOURS = ['00:10', '02:30', '06:00', '12:00', '16:45', '23:50'] as const;

/** Days of the year that are unlike others, each with the time at which journeys begin. */
const DATES = [
  { name: 'the change to summer time', is: isLastSundayOf(3), time: '01:50' },
  { name: 'the change to winter time', is: isLastSundayOf(10), time: '01:50' },
  { name: '29 February', is: isDate('02-29'), time: '10:00' },
  { name: '31 December', is: isDate('12-31'), time: '23:50' },
  { name: 'a day without Quinté+', is: isDate('05-01'), time: '12:00' },
] as const;

/** A time at which journeys begin. */
export interface JourneyClock {
  readonly name: string;
  /** As `DEMO_CLOCK` takes it. */
  readonly clock: string;
}

/**
 * Times at which journeys are to pass, all of them to come: what was installed or released now is not younger than they
 * are.
 * @param now epoch milliseconds
 */
export function journeyClocks(now: number): readonly JourneyClock[] {
  const today = utcDay(now);
  const hours = HOURS.map((time) => {
    const day = [today, addDays(today, 1)].find((one) => parisInstant(one, time) > now) ?? addDays(today, 2);
    return { name: `${time} on an ordinary day`, clock: `${day}T${time}` };
  });
  const dates = DATES.map(({ name, is, time }) => ({ name, clock: `${nextDay(today, is)}T${time}` }));
  return [...hours, ...dates];
}

/** @returns the first day after `today` that is one; one comes within eight years */
function nextDay(today: string, is: (day: string) => boolean): string {
  let day = addDays(today, 1);
  while (!is(day)) day = addDays(day, 1);
  return day;
}

function isDate(date: string) {
  return (day: string): boolean => day.slice(5) === date;
}

function isLastSundayOf(month: number) {
  return (day: string): boolean => {
    const date = new Date(`${day}T12:00:00Z`);
    return date.getUTCMonth() + 1 === month && date.getUTCDay() === 0 && date.getUTCDate() > 24;
  };
}
