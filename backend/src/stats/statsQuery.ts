import type { StatsDiscipline, StatsField, StatsSort, StatsView } from '@galopin/shared/contracts';
import { addDays } from '@galopin/shared/lib';
import { invalidParameter } from '../http/errors';
import { ROLLING } from './buckets';

/** Days counted, both included, and the kept period they are, when they are one. */
export interface StatsSpan {
  readonly from: string;
  readonly to: string;
  readonly bucket: number | null;
}

/** Which races count. */
export interface StatsFilter {
  readonly span: StatsSpan;
  readonly discipline?: StatsDiscipline | undefined;
  /** Name as stored. */
  readonly racecourse?: string | undefined;
}

/** What a table shows of them. */
export interface TableQuery extends StatsFilter {
  readonly view: StatsView;
  /** Starts a row needs; races of a racecourse. */
  readonly minimum: number;
  readonly sort: StatsSort;
  /** For rates by stall; all sizes without it. */
  readonly field?: StatsField | undefined;
}

/** Rows of a list, from 0. */
export interface RowWindow {
  readonly offset: number;
  readonly limit: number;
}

interface PeriodQuery {
  readonly period?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const DEFAULT_PERIOD = '365';

/**
 * The days a query names: a rolling period, a year, or the days from one to another.
 * @param today `YYYY-MM-DD`
 * @throws CallError 400 `invalid-parameter` for days in the wrong order or with a period beside them
 */
export function readSpan({ period, from, to }: PeriodQuery, today: string): StatsSpan {
  if (from === undefined && to === undefined) return spanOfPeriod(period ?? DEFAULT_PERIOD, today);
  if (period !== undefined) throw invalidParameter('period', period, 'no period beside from and to');
  const [first, last] = [from ?? to ?? today, to ?? today];
  if (last < first) throw invalidParameter('to', last, `a day from ${first} on`);
  return { from: first, to: last, bucket: null };
}

function spanOfPeriod(period: string, today: string): StatsSpan {
  const days = ROLLING.find((length) => String(length) === period);
  return days === undefined
    ? { from: `${period}-01-01`, to: `${period}-12-31`, bucket: Number(period) }
    : { from: addDays(today, 1 - days), to: today, bucket: days };
}
