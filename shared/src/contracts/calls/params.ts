import * as v from 'valibot';
import { described } from '#terms';

// What addresses hold: of terms alone, so that no bundle has it.

/** A key of a recorded table, in a path. */
export const rowKey = described(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 'a whole number from 1');

const isCalendarDay = (text: string) => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** A day that the calendar has. */
export const day = described(v.pipe(v.string(), v.isoDate(), v.check(isCalendarDay)), 'a day as YYYY-MM-DD');

/** A whole number in a span, both ends included. */
export const wholeFrom = (least: number, most: number) =>
  described(
    v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)),
    `a whole number from ${least} to ${most}`,
  );

/** How many rows are wanted: from 1 to a maximum, which is also the default unless another one is given. */
export const limitOf = (most: number, otherwise = most) => v.optional(wholeFrom(1, most), otherwise);

/** One of a list. */
export const oneOf = <const Values extends readonly string[]>(values: Values, what: string) =>
  described(v.picklist(values), `${what}: one of ${values.join(', ')}`);
