import * as v from 'valibot';
import type { Cents, CurrencyUnits, DecimalOdds, IsoDay, Kilograms, Metres, ParisTime } from '../units';
import { described } from '#terms';

/** What answers are made of, each with its unit. */
export const isoDay: v.GenericSchema<string, IsoDay> = described(v.string(), 'a day as YYYY-MM-DD');
export const parisTime: v.GenericSchema<string, ParisTime> = described(v.string(), 'HH:MM in Paris');
export const metres: v.GenericSchema<number, Metres> = described(v.number(), 'metres');
export const kilograms: v.GenericSchema<number, Kilograms> = described(v.number(), 'kilograms');
export const cents: v.GenericSchema<number, Cents> = described(v.number(), 'cents');
export const currencyUnits: v.GenericSchema<number, CurrencyUnits> = described(
  v.number(),
  'whole units of the currency beside it',
);
export const decimalOdds: v.GenericSchema<number, DecimalOdds> = described(
  v.number(),
  'return for a stake of 1',
);
export const runnerNumber: v.GenericSchema<number> = described(v.number(), 'number on the saddle-cloth');
/** A moment, ISO, UTC. */
export const utcTime: v.GenericSchema<string> = described(v.pipe(v.string(), v.isoTimestamp()), 'ISO, UTC');
/** A path of this site, never of another one. */
export const sitePath: v.GenericSchema<string> = described(
  v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
  'a path of the site',
);
