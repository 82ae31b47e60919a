import { formatWhole, NARROW, NONE } from './frenchNumber';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How far off something is: « dans 12 min », « dans 1 h 28 », « il y a 2 h », « dans 3 j », whole units begun and not
 * rounded up; minutes count for what is to come within a day. « dans moins d’une minute », « à l’instant » within a
 * minute. « – » when that is no number.
 * @param milliseconds above 0 for what is to come
 */
export function formatRelative(milliseconds: number): string {
  if (!Number.isFinite(milliseconds)) return NONE;
  const distance = Math.abs(milliseconds);
  if (distance < MINUTE) return milliseconds > 0 ? 'dans moins d’une minute' : 'à l’instant';
  const [size, unit] =
    distance < HOUR
      ? ([MINUTE, 'min'] as const)
      : distance < DAY
        ? ([HOUR, 'h'] as const)
        : ([DAY, 'j'] as const);
  const amount = `${formatWhole(Math.trunc(distance / size))}${NARROW}${unit}`;
  if (milliseconds < 0) return `il y a ${amount}`;
  const minutes = size === HOUR ? Math.trunc((distance % HOUR) / MINUTE) : 0;
  return minutes === 0 ? `dans ${amount}` : `dans ${amount}${NARROW}${String(minutes).padStart(2, '0')}`;
}
