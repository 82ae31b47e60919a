const ITEM = /\(\d{2}\)|(?:\d+|[A-Z][A-Za-z]*?)[amphsc](?=[A-Z0-9(]|$)/g;

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

/** Reads PMU's form string, which has no blanks: `6a3aDa(25)1a`. */
export function readFormString(text: string): FormString {
  const plain = text.replaceAll(/\s+/g, '');
  const items = plain.match(ITEM) ?? [];
  const musiqueche = items.join('') === plain ? items.join(' ') : text.trim();
  const results = items.filter((item) => !item.startsWith('('));
  const rank = (index: number) => {
    const item = results[index];
    if (item === undefined) return 0;
    const number = Number(/^\d+(?=[amphsc]$)/.exec(item)?.[0] ?? 0);
    return number === 0 || number > 10 ? 10 : number;
  };
  return {
    musiqueche,
    musiquept: musiqueche.slice(0, SHORT).trimEnd(),
    ranks: [rank(0), rank(1), rank(2), rank(3), rank(4), rank(5)],
  };
}
