import { isFields, listOf, numbersOf, textOf, wholeOf, type Fields } from '../fields';

const LETTERS = 'ABCDEFGHIJ';

/** The numbers an entry names: a list of numbers, or of objects with `numPmu`. */
function numbersIn(entry: Fields): readonly number[] {
  return Object.values(entry).flatMap((value) =>
    Array.isArray(value)
      ? [...numbersOf(value), ...value.filter(isFields).flatMap((each) => wholeOf(each, 'numPmu') ?? [])]
      : [],
  );
}

/** A single capital letter among an entry's texts. */
const letterIn = (entry: Fields) =>
  Object.values(entry).find((value): value is string => typeof value === 'string' && /^[A-Z]$/.test(value));

/**
 * The letter of each runner that is entered together with others of its owner: from the list beside the runners,
 * in its order where it gives no letter itself, or from the runner.
 */
export function coupledEntries(
  entries: Fields,
  runners: Readonly<Record<string, Fields>>,
): ReadonlyMap<number, string> {
  const letters = new Map<number, string>();
  listOf(entries, 'ecuries').forEach((entry, index) => {
    const letter = letterIn(entry) ?? LETTERS[index] ?? '';
    for (const numero of numbersIn(entry)) letters.set(numero, letter);
  });
  for (const [numero, runner] of Object.entries(runners)) {
    const own = textOf(runner, 'ecurie');
    if (/^[A-Z]$/.test(own)) letters.set(Number(numero), own);
  }
  return letters;
}
