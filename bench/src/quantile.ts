/**
 * The value that a share of the values does not exceed: the smallest one with at least that share at or below it.
 * @param share 0 to 1
 * @throws RangeError without values
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('There is no quantile of no values.');
  return value;
}
