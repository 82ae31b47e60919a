import * as v from 'valibot';
import type { Call, CallHead, CallTerms } from './Call';

/**
 * Declares a call. What `terms` holds is the server's: bundles for browsers take `terms.browser.ts` instead, which
 * drops it, texts and all.
 */
export function declareCall<Head extends CallHead, Terms extends CallTerms>(
  head: Head,
  terms: () => Terms,
): Call<Head, Terms> {
  return { ...head, terms };
}

/** A schema with what is said of it: in the API's description, and as what is wanted where a value is refused. */
export function described<Schema extends v.GenericSchema>(schema: Schema, text: string): Schema {
  return v.pipe(schema, v.description(text)) as unknown as Schema;
}

/** A whole number of an answer. */
export const whole: v.GenericSchema<number> = v.pipe(v.number(), v.integer());

/** Text of a source that people read; it is typeset on its way into a page. */
export const frenchText: v.GenericSchema<string> = v.string();

/** How many there are: never less than none. */
export const count: v.GenericSchema<number> = v.pipe(v.number(), v.integer(), v.minValue(0));
