import { formatWhole, NONE, readNumber, type RawNumber } from './frenchNumber';

/** Before a word the narrow space would be too tight. */
const WIDE = '\u00a0';

/**
 * A count with its noun, singular below 2 as in French: « 0 partant », « 3 partants ». « – » for none.
 * @param plural defaults to the singular with an s
 */
export function formatCount(count: RawNumber, singular: string, plural = `${singular}s`): string {
  const number = readNumber(count);
  if (number === undefined) return NONE;
  return `${formatWhole(number)}${WIDE}${Math.abs(number) < 2 ? singular : plural}`;
}
