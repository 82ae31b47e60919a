import { isDatabaseAway } from '@galopin/postgres/client';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { StatsSpan } from './statsQuery';
import { refreshStats } from './refreshStats';

/** Marked days that are counted before an answer; more of them are left to the background, and the answer says so. */
const AT_ONCE = 2;
/** Milliseconds a statement of that count may take: the answer itself needs most of the time that a call has. */
const LIMIT = 1000;

interface StaleDays {
  readonly stale: number;
  readonly within: number;
  /** Last day of the rolling periods; null before the first count. */
  readonly rolled: string | null;
}

async function readStaleDays(db: Kysely<Database>, { from, to }: StatsSpan): Promise<StaleDays> {
  const { rows } = await sql<StaleDays>`
    SELECT count(DISTINCT day) AS stale, count(DISTINCT day) FILTER (WHERE day BETWEEN ${from} AND ${to}) AS within,
      (SELECT max(last_day)::text FROM stat_buckets WHERE bucket < 1000) AS rolled
    FROM stats_stale`.execute(db);
  return rows[0] ?? { stale: 0, within: 0, rolled: null };
}

/**
 * Brings the figures up to date where that is quick: a race that just ended, a new day.
 * @returns days of the span that are still to be counted
 */
export async function settleStats(db: Kysely<Database>, span: StatsSpan, today: string): Promise<number> {
  const { stale, within, rolled } = await readStaleDays(db, span);
  const isLate = rolled !== today || stale > 0;
  if (!isLate || stale > AT_ONCE) return within;
  try {
    const { busy } = await refreshStats(db, today, AT_ONCE, LIMIT);
    return busy ? within : 0;
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    // A busy machine: the background has more time.
    return within;
  }
}
