/**
 * What people say of a duration: its two largest neighbouring units that are not 0.
 * @param parts all units, largest first
 * @returns largest first; empty where all are 0
 */
export function largestParts<Part extends { readonly count: number }>(
  parts: readonly Part[],
): readonly Part[] {
  const first = parts.findIndex(({ count }) => count > 0);
  return first < 0 ? [] : parts.slice(first, first + 2).filter(({ count }) => count > 0);
}
