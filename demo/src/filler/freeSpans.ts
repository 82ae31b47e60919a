import { dayNumber, isoDay } from '../world';

/** Days `YYYY-MM-DD`, both ends included. */
export interface Span {
  readonly from: string;
  readonly until: string;
}

/**
 * The spans of days that none of the taken days lies in, in order; none when all are taken.
 * @param taken ascending, within the span
 */
export function freeSpans({ from, until }: Span, taken: readonly string[]): Span[] {
  const ends = [
    ...taken.map((jour) => ({ last: shift(jour, -1), next: shift(jour, 1) })),
    { last: until, next: '' },
  ];
  let first = from;
  return ends.flatMap(({ last, next }) => {
    const span = { from: first, until: last };
    first = next;
    return span.from <= span.until ? [span] : [];
  });
}

function shift(jour: string, days: number): string {
  return isoDay(dayNumber(jour) + days);
}
