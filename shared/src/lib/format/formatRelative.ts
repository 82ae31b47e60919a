import { atFirstUse } from './atFirstUse';
import { NARROW, NONE } from './frenchNumber';

const format = atFirstUse(() => new Intl.RelativeTimeFormat('fr-FR', { style: 'short', numeric: 'always' }));
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How far off something is: « dans 12 min », « il y a 2 h », « dans 3 j », whole units begun and not rounded up;
 * « dans moins d’une minute », « à l’instant » within a minute. « – » when that is no number.
 * @param milliseconds above 0 for what is to come
 */
export function formatRelative(milliseconds: number): string {
  if (!Number.isFinite(milliseconds)) return NONE;
  const distance = Math.abs(milliseconds);
  if (distance < MINUTE) return milliseconds > 0 ? 'dans moins d’une minute' : 'à l’instant';
  const [size, unit] =
    distance < HOUR
      ? ([MINUTE, 'minute'] as const)
      : distance < DAY
        ? ([HOUR, 'hour'] as const)
        : ([DAY, 'day'] as const);
  return format()
    .format(Math.trunc(milliseconds / size), unit)
    .replaceAll('\u00a0', NARROW);
}
