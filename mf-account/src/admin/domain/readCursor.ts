/** Reads `?avant=`, the row that a page of a growing list is before; undefined for the first page, and for what is no row. */
export function readCursor({ avant = '' }: Readonly<Record<string, string>>): string | undefined {
  return /^[1-9]\d{0,14}$/.test(avant) ? avant : undefined;
}
