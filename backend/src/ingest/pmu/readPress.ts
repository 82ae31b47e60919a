import { isFields, listOf, numberOf, textOf, wholeOf, type Fields } from './fields';

/** What is printed of a selection. */
const MOST = 8;

const distinct = (numbers: readonly (number | null)[]) =>
  [...new Set(numbers)].filter((number): number is number => number !== null && number > 0).slice(0, MOST);

/**
 * What the press selects, by title, in PMU's documents of it: `pronostics-detailles` has titles in `avis`, `pronostics`
 * one `selection` of one source.
 * @source public clients of TurfInfo of 2024 to 2026, which agree on both shapes; none shows that of `citations`
 */
export function readPress(document: Fields): Readonly<Record<string, readonly number[]>> {
  const opinions = listOf(document, 'avis').map((opinion) => [
    textOf(opinion, 'societe'),
    distinct(listOf(opinion, 'pronostics').map((each) => wholeOf(each, 'numPmu', 99))),
  ]);
  const ranked = [...listOf(document, 'selection')].sort(
    (one, other) => (numberOf(one, 'rang') ?? 99) - (numberOf(other, 'rang') ?? 99),
  );
  const own = [
    textOf(document, 'source') || textOf(document, 'signature'),
    distinct(ranked.map((each) => wholeOf(each, 'num_partant', 99))),
  ];
  return Object.fromEntries(
    [...opinions, own].filter(
      ([title, numbers]) => title !== '' && numbers !== undefined && numbers.length > 0,
    ),
  ) as Readonly<Record<string, readonly number[]>>;
}

/** True for a document of the press, whatever it selects. */
export const isPress = (document: unknown): document is Fields =>
  isFields(document) &&
  ['avis', 'selection', 'cribles', 'syntheses'].some((name) => Array.isArray(document[name]));
