type Copy = string | ((...values: never[]) => string) | readonly Copy[] | { readonly [key: string]: Copy };

const NARROW = '\u202f';

/**
 * Sets French text: narrow no-break spaces inside « » and before `; : ! ? % €` and the `h` of an hour, curly
 * apostrophes. Copy is written with plain spaces, which can be read and searched; text that is set stays as it is.
 */
export function typesetText(text: string): string {
  return text
    .replaceAll("'", '’')
    .replace(/«[ \u202f]?/g, `«${NARROW}`)
    .replace(/[ \u202f]?»/g, `${NARROW}»`)
    .replace(/ (?=[»;:!?%€])/g, NARROW)
    .replace(/(?<=\d) (?=h\b)/g, NARROW);
}

/** The same for a whole table of copy, lists and functions included. */
export function typeset<Table extends Copy>(copy: Table): Table {
  return set(copy) as Table;
}

function set(copy: Copy): Copy {
  if (typeof copy === 'string') return typesetText(copy);
  if (typeof copy === 'function') return (...values: never[]) => typesetText(copy(...values));
  if (isList(copy)) return copy.map(set);
  return Object.fromEntries(Object.entries(copy).map(([key, value]) => [key, set(value)]));
}

/** `Array.isArray` does not know readonly lists. */
function isList(copy: Copy): copy is readonly Copy[] {
  return Array.isArray(copy);
}
