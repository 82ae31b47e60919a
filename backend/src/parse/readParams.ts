import * as v from 'valibot';
import { CallRefusedError } from './CallRefusedError';

/** A calendar day `YYYY-MM-DD`. */
export const DayParam = v.pipe(
  v.string('a day like 2026-11-21 is wanted'),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'a day like 2026-11-21 is wanted'),
  v.check(isRealDay, 'there is no such day'),
);

/** The caller's ID token. Never repeated in an error. */
export const TokenParam = v.nullish(v.string('text is wanted'));

/**
 * Reads the parameters of a cloud function.
 * @throws CallRefusedError naming the first parameter that cannot be used, its value and what was wanted
 */
export function readParams<Params>(schema: v.GenericSchema<unknown, Params>, params: unknown): Params {
  const read = v.safeParse(schema, params);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const name = v.getDotPath(issue) ?? 'params';
  const given = name === 'day' && issue.input !== undefined ? ` is ${JSON.stringify(issue.input)}` : '';
  throw new CallRefusedError('invalid-parameter', `Parameter "${name}"${given}: ${issue.message}.`);
}

function isRealDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
