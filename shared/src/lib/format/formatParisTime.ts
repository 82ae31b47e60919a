import { atFirstUse } from './atFirstUse';
import { NONE } from './frenchNumber';

const TIME = /^([01]?\d|2[0-3])[:h]([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/;

/** A time of day already in Paris time, `HH:MM` or `HH:MM:SS`: « 15h15 ». « – » for none or no such time. */
export function formatParisTime(time: string | null | undefined): string {
  const [, hours, minutes] = TIME.exec(time?.trim() ?? '') ?? [];
  return hours === undefined || minutes === undefined ? NONE : `${Number(hours)}h${minutes}`;
}

const clock = atFirstUse(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      timeZone: 'Europe/Paris',
      hour: '2-digit',
      minute: '2-digit',
    }),
);
const day = atFirstUse(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      timeZone: 'Europe/Paris',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }),
);
const numericDay = atFirstUse(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      timeZone: 'Europe/Paris',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }),
);

function readInstant(instant: number | string | null | undefined): Date | undefined {
  if (instant === null || instant === undefined || instant === '') return undefined;
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Time of day in Paris at an instant (epoch ms or ISO text): « 15h15 ». « – » for none. */
export function formatParisClock(instant: number | string | null | undefined): string {
  const date = readInstant(instant);
  return date === undefined ? NONE : formatParisTime(clock().format(date));
}

/** Day and time in Paris at an instant (epoch ms or ISO text): « 21 nov. 2026 à 15h15 ». « – » for none. */
export function formatParisDateTime(instant: number | string | null | undefined): string {
  const date = readInstant(instant);
  return date === undefined ? NONE : `${day().format(date)} à ${formatParisTime(clock().format(date))}`;
}

/** Calendar day in Paris at an instant (epoch ms or ISO text): « 21/11/2026 ». « – » for none. */
export function formatParisDay(instant: number | string | null | undefined): string {
  const date = readInstant(instant);
  return date === undefined ? NONE : numericDay().format(date);
}
