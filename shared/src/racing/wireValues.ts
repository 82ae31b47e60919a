import * as v from 'valibot';

/** A text column: no value is the empty text; blanks around it are dropped. */
export const wireText = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => String(value).trim()),
);

/** A number, often kept as text, also with a comma; `NaN` where there is none. */
export const wireNumber = v.pipe(
  wireText,
  v.transform((value) => (value === '' ? Number.NaN : Number(value.replace(',', '.')))),
);

/** A number above 0; sources write 0, -1 or nothing for « none », which is `null`. */
export const wirePositive = v.pipe(
  wireNumber,
  v.transform((value) => (value > 0 && Number.isFinite(value) ? value : null)),
);

/** 0 or 1, also as text. */
export const wireFlag = v.pipe(
  wireNumber,
  v.transform((value) => value === 1),
);
