import { parseForm, type FormItem } from '@galopin/shared/racing';

/** A form string in PMU's and in the field's writing, with its last ranks. */
export interface FormString {
  /** `6a 3a Da (25) 1a`, newest first; what cannot be read stays as it came. */
  readonly musiqueche: string;
  /** The same cut at 24 characters. */
  readonly musiquept: string;
  /** Last six ranks: 10 for the tenth and later and for any non-finish, 0 where there is none. */
  readonly ranks: readonly [number, number, number, number, number, number];
}

const SHORT = 24;
/** Where a race or a year ends and the next begins. */
const BETWEEN = /(?<=[amphsc)])(?=[\dA-Z(])/g;
const LAST = 10;

const rankOf = (item: FormItem) =>
  item.kind === 'year' ? [] : [item.code === '' ? Math.min(item.rank ?? LAST, LAST) : LAST];

/** Reads PMU's form string, which has no blanks: `6a3aDa(25)1a`. */
export function readFormString(text: string): FormString {
  const plain = text.replaceAll(/\s+/g, '');
  const items = parseForm(plain);
  const musiqueche = items === null ? text.trim() : plain.replaceAll(BETWEEN, ' ');
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = (items ?? []).flatMap(rankOf);
  return {
    musiqueche,
    musiquept: musiqueche.slice(0, SHORT).trimEnd(),
    ranks: [first, second, third, fourth, fifth, sixth],
  };
}
