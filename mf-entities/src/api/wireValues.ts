import { typesetText } from '@galopin/shared/lib';
import { wireNumber, wireText } from '@galopin/shared/racing';
import * as v from 'valibot';

export { wireFlag as flag, wirePositive as positive, wireText as text } from '@galopin/shared/racing';

/** Name of a horse or a person, set as on every other page; times and codes keep their own signs. */
export const nameText = v.pipe(wireText, v.transform(typesetText));

/** A number, often kept as text, where 0 is a value of its own. */
export const amount = v.pipe(
  wireNumber,
  v.transform((value) => (value >= 0 && Number.isFinite(value) ? value : null)),
);

/** A count, 0 without one. */
export const count = v.pipe(
  amount,
  v.transform((value) => value ?? 0),
);

/** Odds: anything below 1 stands for « none ». */
export const odds = v.pipe(
  wireNumber,
  v.transform((value) => (value >= 1 && Number.isFinite(value) ? value : null)),
);
