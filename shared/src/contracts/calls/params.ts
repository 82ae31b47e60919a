import * as v from 'valibot';
import { described } from '#terms';

// What addresses hold: of terms alone, so that no bundle has it.

/** A key of a recorded table, in a path. */
export const rowKey = described(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 'a whole number from 1');
