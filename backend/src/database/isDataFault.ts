/**
 * Values that no column holds: too long, out of range, no date, bytes that are no text, no such number, a character
 * that cannot be stored. Of class 22 these alone are of what was sent; a division by zero is a fault of ours.
 * @source https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const CODES = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05']);

/** Whether a statement failed for a value in it, and will fail whenever it is made with that value again. */
export function isDataFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return CODES.has(code) || isDataFault(error.cause);
}
