import * as v from 'valibot';
import { parisInstant } from '../lib';

const SHAPE = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(Z|[+-]\d{2}:\d{2})?$/;

/**
 * Reads a time such as `2026-12-31T23:50`, in Paris. An offset chooses between the two hours of the change to winter
 * time: `2027-10-31T02:30+01:00`.
 * @returns epoch milliseconds; `NaN` when it cannot be read
 */
export function readClockTime(text: string): number {
  const [, jour = '', time = '', offset] = SHAPE.exec(text) ?? [];
  return offset === undefined ? parisInstant(jour, time) : Date.parse(`${jour}T${time}${offset}`);
}

/** Setting that {@link readClockTime} can read. */
export const ClockTime = v.pipe(
  v.string(),
  v.check(
    (text) => !Number.isNaN(readClockTime(text)),
    'a time in Paris such as 2026-12-31T23:50 is wanted, or one with an offset such as 2027-10-31T02:30+01:00',
  ),
);
