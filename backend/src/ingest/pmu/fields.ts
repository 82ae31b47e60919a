/** A JSON object whose values are not known yet. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text of a field without blanks around it; empty if there is none. */
export function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

/** The number of a field, also one written as text with a comma; null if there is none. */
export function numberOf(fields: Fields, name: string): number | null {
  const value = fields[name];
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && /^-?\d+([.,]\d+)?$/.test(value.trim())
    ? Number(value.trim().replace(',', '.'))
    : null;
}

/** The whole number of a field in a range; null if there is none. */
export function wholeOf(fields: Fields, name: string, maximum = 2_147_483_647): number | null {
  const value = numberOf(fields, name);
  return value !== null && Number.isInteger(value) && Math.abs(value) <= maximum ? value : null;
}

export const isTrue = (fields: Fields, name: string): boolean => fields[name] === true;

/** The object in a field; empty if there is none. */
export function fieldsOf(fields: Fields, name: string): Fields {
  const value = fields[name];
  return isFields(value) ? value : {};
}

/** The objects of a list in a field; others in it are left out. */
export function listOf(fields: Fields, name: string): readonly Fields[] {
  const value = fields[name];
  return Array.isArray(value) ? value.filter(isFields) : [];
}

/** The whole numbers of a list in a field. */
export function numbersOf(value: unknown): readonly number[] {
  return Array.isArray(value)
    ? value.filter((each): each is number => Number.isInteger(each) && each > 0 && each < 100)
    : [];
}
