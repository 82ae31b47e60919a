type Copy = string | ((...values: never[]) => string) | { readonly [key: string]: Copy };

const NARROW = '\u202f';

/**
 * Sets French text: narrow no-break spaces inside « » and before `; : ! ? % €` and `h` of an hour, curly apostrophes. The sources are
 * written with plain spaces, which can be read and searched.
 */
export function typesetText(text: string): string {
  return text
    .replaceAll("'", '’')
    .replaceAll('« ', `«${NARROW}`)
    .replace(/ (?=[»;:!?%€])/g, NARROW)
    .replace(/(?<=\d) (?=h\b)/g, NARROW);
}

/** The same for a whole table of copy, functions included. */
export function typeset<Table extends Copy>(copy: Table): Table {
  return set(copy) as Table;
}

function set(copy: Copy): Copy {
  if (typeof copy === 'string') return typesetText(copy);
  if (typeof copy === 'function') return (...values: never[]) => typesetText(copy(...values));
  return Object.fromEntries(Object.entries(copy).map(([key, value]) => [key, set(value)]));
}
