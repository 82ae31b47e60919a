import { parisOffset } from '../time/parisInstant';
import { dateOf, inFigures, shortMonthOf } from './frenchCalendar';
import { NONE } from './frenchNumber';

const TIME = /^([01]?\d|2[0-3])[:h]([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/;

/** A time of day already in Paris time, `HH:MM` or `HH:MM:SS`: « 15h15 ». « – » for none or no such time. */
export function formatParisTime(time: string | null | undefined): string {
  const [, hours, minutes] = TIME.exec(time?.trim() ?? '') ?? [];
  return hours === undefined || minutes === undefined ? NONE : `${Number(hours)}h${minutes}`;
}

/** What a clock in Paris shows at an instant, as a date to be read in UTC. */
function readInstant(instant: number | string | null | undefined): Date | undefined {
  if (instant === null || instant === undefined || instant === '') return undefined;
  const at = new Date(instant).getTime();
  return Number.isNaN(at) ? undefined : new Date(at + parisOffset(at));
}

const clockOf = (date: Date): string => formatParisTime(date.toISOString().slice(11, 16));

/** Time of day in Paris at an instant (epoch ms or ISO text): « 15h15 ». « – » for none. */
export function formatParisClock(instant: number | string | null | undefined): string {
  const date = readInstant(instant);
  return date === undefined ? NONE : clockOf(date);
}

/** Day and time in Paris at an instant (epoch ms or ISO text): « 21 nov. 2026 à 15h15 ». « – » for none. */
export function formatParisDateTime(instant: number | string | null | undefined): string {
  const date = readInstant(instant);
  if (date === undefined) return NONE;
  return `${dateOf(date)} ${shortMonthOf(date)} ${date.getUTCFullYear()} à ${clockOf(date)}`;
}

/** Calendar day in Paris at an instant (epoch ms or ISO text): « 21/11/2026 ». « – » for none. */
export function formatParisDay(instant: number | string | null | undefined): string {
  const date = readInstant(instant);
  return date === undefined ? NONE : inFigures(date);
}
