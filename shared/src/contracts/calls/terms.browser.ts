import * as v from 'valibot';
import { typesetText } from '../../lib/typeset/typeset';
import type { Call, CallHead, CallTerms } from './Call';

// The minifier inlines these: neither terms nor texts are left in a bundle.

export function declareCall<Head extends CallHead, Terms extends CallTerms>(
  head: Head,
  _terms: () => Terms,
): Call<Head, Terms> {
  return head as Call<Head, Terms>;
}

export const described = <Schema extends v.GenericSchema>(schema: Schema, _text: string): Schema => schema;

export const whole: v.GenericSchema<number> = v.number();

export const frenchText: v.GenericSchema<string> = v.pipe(v.string(), v.transform(typesetText));

/** How many there are: never less than none. */
export const count: v.GenericSchema<number> = v.pipe(v.number(), v.minValue(0));
