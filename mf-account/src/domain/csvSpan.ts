import { CSV_MAX_DAYS, type IsoDay } from '@galopin/shared/contracts';
import { addDays } from '@galopin/shared/lib';

/** Days of a file, both included; empty text for a day that is not chosen. */
export interface CsvSpan {
  readonly from: IsoDay;
  readonly to: IsoDay;
}

/** What is wrong with a span, and at which end. */
export interface SpanMistake {
  readonly field: keyof CsvSpan;
  readonly reason: 'missing' | 'reversed' | 'too-long';
}

/** The first thing that is wrong with a span; null for one that a file can have. */
export function spanMistake({ from, to }: CsvSpan): SpanMistake | null {
  if (from === '') return { field: 'from', reason: 'missing' };
  if (to === '') return { field: 'to', reason: 'missing' };
  if (to < from) return { field: 'to', reason: 'reversed' };
  return to > lastDayOf(from) ? { field: 'to', reason: 'too-long' } : null;
}

/** The latest day a span from this one may end on. */
export function lastDayOf(from: IsoDay): IsoDay {
  return addDays(from, CSV_MAX_DAYS - 1);
}
