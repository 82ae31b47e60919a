/**
 * Rows that fill the tallest window. The browser may guess the height only of what ends below them: a wrong guess then
 * moves nothing that anyone sees while the page loads.
 */
export const ROWS_IN_SIGHT = 40;

/**
 * Tells for each of several lists, one below the other, whether it ends below every window.
 * @param sizes rows of each
 */
export function endBelowWindow(sizes: readonly number[]): readonly boolean[] {
  let rows = 0;
  return sizes.map((size) => {
    rows += size;
    return rows > ROWS_IN_SIGHT;
  });
}
