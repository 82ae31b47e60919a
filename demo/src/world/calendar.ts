const DAY_MS = 86_400_000;
const PARIS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * Days since 1970-01-01 of a calendar day.
 * @throws RangeError when the text is not a day `YYYY-MM-DD`
 */
export function dayNumber(jour: string): number {
  const milliseconds = Date.parse(`${jour}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(jour) || Number.isNaN(milliseconds))
    throw new RangeError(`${jour} is not a day.`);
  return milliseconds / DAY_MS;
}

/** The calendar day `YYYY-MM-DD` of a day number. */
export function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The calendar day it is in Paris. */
export function parisDay(now: number): string {
  return parisParts(now).jour;
}

function parisParts(instant: number): { jour: string; minutes: number } {
  const part = Object.fromEntries(PARIS.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    jour: `${part['year']}-${part['month']}-${part['day']}`,
    minutes: Number(part['hour']) * 60 + Number(part['minute']),
  };
}

/** Epoch milliseconds of a Paris wall-clock time, given as minutes after midnight of the day. */
export function parisEpoch(jour: string, minutes: number): number {
  const asUtc = dayNumber(jour) * DAY_MS + minutes * 60_000;
  const seen = parisParts(asUtc);
  const offset = (dayNumber(seen.jour) - dayNumber(jour)) * 1440 + seen.minutes - minutes;
  return asUtc - offset * 60_000;
}

/** `HH:MM:SS` of minutes after midnight. */
export function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`;
}
