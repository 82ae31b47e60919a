import { typesetText } from '@galopin/shared/lib';
import * as v from 'valibot';

/** What editors write, and names as the sources have them, set in French; nothing is the empty text. */
export const text = v.pipe(v.nullish(v.string(), ''), v.transform(typesetText));

/** Number of a runner. */
export const runner = v.pipe(v.number(), v.integer(), v.minValue(1));

export const runners = v.nullish(v.array(runner), () => []);

/** Number of a meeting or race, or a label that holds it. */
export const label = v.nullish(v.union([v.string(), v.number()]));

/** Which race something is on. */
export const raceFields = {
  raceId: v.pipe(v.number(), v.integer()),
  meeting: label,
  race: label,
  racecourse: text,
  raceName: text,
};
