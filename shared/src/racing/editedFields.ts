import * as v from 'valibot';
import { typesetText } from '../lib';
import { firstDigits } from './raceNumberOf';

/** Which race something is on, as far as it is known. */
export interface OnRace {
  readonly meeting: number | null;
  readonly race: number | null;
}

/** What editors write, and names as the sources have them, set in French; nothing is the empty text. */
export const text = v.pipe(v.nullish(v.string(), ''), v.transform(typesetText));

/** Number of a runner. */
export const runner = v.pipe(v.number(), v.integer(), v.minValue(1));

export const runners = v.nullish(v.array(runner), () => []);

/** Number of a meeting or race, or a label that holds it. */
const label = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((value) => firstDigits(value)),
);

/** Which race something is on. */
export const raceFields = {
  raceId: v.pipe(v.number(), v.integer()),
  meeting: label,
  race: label,
  racecourse: text,
  raceName: text,
};
