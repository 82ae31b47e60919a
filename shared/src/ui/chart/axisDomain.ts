/**
 * Smallest and largest value of an axis: those of the values, from 0 where asked, and never one point only.
 *
 * @returns `[0, 1]` without values.
 */
export function axisDomain(
  values: readonly number[],
  { fromZero }: { readonly fromZero: boolean },
): [number, number] {
  if (values.length === 0) return [0, 1];
  const low = values.reduce((a, b) => Math.min(a, b));
  const high = values.reduce((a, b) => Math.max(a, b));
  const from = fromZero ? Math.min(0, low) : low;
  const to = fromZero ? Math.max(0, high) : high;
  return from === to ? [from, from + 1] : [from, to];
}
