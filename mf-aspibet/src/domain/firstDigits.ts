/**
 * The first digits found in a number or string, which is how meetings and races are matched (specification,
 * part 5); `null` when there are none.
 */
export function firstDigits(value: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const digits = /\d+/.exec(String(value))?.[0];
  return digits === undefined ? null : Number(digits);
}
