import * as v from 'valibot';
import { isNumberColumn, type Column } from '../dictionary';
import { described } from '#terms';

/** Rows of one page of an administrator's list, by default and at most. */
export const ADMIN_PAGE_ROWS = { usual: 25, most: 100 } as const;

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

/** A page of an administrator's list. */
export const pageQuery = {
  limit: v.optional(wholeFrom(1, ADMIN_PAGE_ROWS.most), ADMIN_PAGE_ROWS.usual),
  offset: v.optional(wholeFrom(0, 10_000_000), 0),
};

/** One of a list. */
export const oneOf = <const Values extends readonly string[]>(values: Values, what: string) =>
  described(v.picklist(values), `${what}: one of ${values.join(', ')}`);

/** An object of one kind of value. To valibot alone an array is one too. */
export const recordOf = <const Value extends v.GenericSchema>(value: Value, what: string) =>
  described(
    v.pipe(
      v.custom<Readonly<Record<string, v.InferInput<Value>>>>(
        (given) => typeof given === 'object' && given !== null && !Array.isArray(given),
      ),
      v.record(v.string(), value),
    ),
    what,
  );

/** Rows of a recorded table, as the dictionary describes it. */
export function rowsOf(columns: readonly Column[]) {
  const entries = columns.map((column) => {
    const value = isNumberColumn(column) ? v.number() : v.string();
    const { name, meaning, unit } = column;
    const said = described(value, unit === undefined ? meaning : `${meaning} (${unit})`);
    return [name, column.null === true ? v.nullable(said) : said] as const;
  });
  return v.array(v.object(Object.fromEntries(entries)));
}

/** A text that is not only space. */
export const sentence = (most: number) =>
  described(
    v.pipe(v.string(), v.maxLength(most), v.regex(/\S/)),
    `a text of 1 to ${most} characters that is not only space`,
  );
