import { AppError } from '@galopin/shared/contracts';
import * as v from 'valibot';

/** A text column: no value is the empty text; blanks around it are dropped. */
export const text = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => String(value).trim()),
);

const number = v.pipe(
  text,
  v.transform((value) => (value === '' ? Number.NaN : Number(value.replace(',', '.')))),
);

/** A number, often kept as text; sources write 0, -1 or nothing for « none ». */
export const positive = v.pipe(
  number,
  v.transform((value) => (value > 0 && Number.isFinite(value) ? value : null)),
);

/** The same where 0 is a value of its own. */
export const amount = v.pipe(
  number,
  v.transform((value) => (value >= 0 && Number.isFinite(value) ? value : null)),
);

/** A count, 0 without one. */
export const count = v.pipe(
  amount,
  v.transform((value) => value ?? 0),
);

/** 0 or 1, also as text. */
export const flag = v.pipe(
  number,
  v.transform((value) => value === 1),
);

/** Odds: anything below 1 stands for « none ». */
export const odds = v.pipe(
  number,
  v.transform((value) => (value >= 1 && Number.isFinite(value) ? value : null)),
);

/** Checks an answer against its schema. @throws AppError `malformed` naming the path and the first fault */
export function readAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
  path: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new AppError('malformed', `${path}: ${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`, {
    cause: result.issues,
  });
}
