import { NONE } from './frenchNumber';

/**
 * A finishing order: `'16-5-14'` → « 16 - 5 - 14 »; a dead heat, a list within the list, → « 1=4 ».
 * « – » when no number is in it.
 * @param order text with any separators, or runner numbers first to last
 */
export function formatOrder(
  order: string | readonly (number | readonly number[])[] | null | undefined,
): string {
  if (order === null || order === undefined) return NONE;
  const places =
    typeof order === 'string'
      ? (order.match(/\d+(?:=\d+)*/g) ?? [])
      : order
          .map((place) => (typeof place === 'number' ? [place] : place).filter(Number.isFinite).join('='))
          .filter((place) => place !== '');
  return places.length === 0 ? NONE : places.join(' - ');
}
