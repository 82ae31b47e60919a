import type { IsoDay } from '@galopin/shared/contracts';
import { addDays, parisInstant } from '@galopin/shared/lib';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../database/Database';

const COUNTED_TABLES = ['audience_days', 'audience_pages', 'audience_marks', 'audience_durations'] as const;
/** Milliseconds after the end of a day until all of it is stored: a batch is tried for some seconds. */
const SETTLED_AFTER = 300_000;

/**
 * Counts a day and keeps its figures instead of those kept before. A view counts on its own day, a visit on the day
 * it begins, and what a visit sees or does on the day it first does so: then days can be added up.
 * @param jour day in Paris
 * @param now epoch milliseconds
 */
export async function countDay(db: Kysely<Database>, jour: IsoDay, now: number): Promise<void> {
  const begin = parisInstant(jour, '00:00');
  const end = parisInstant(addDays(jour, 1), '00:00');
  const span = { jour, begin: isoOf(begin), end: isoOf(end) };
  await db.transaction().execute(async (transaction) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('figures of the audience', 0))`.execute(
      transaction,
    );
    // A day is sorted in memory.
    await sql`SET LOCAL work_mem = '64MB'`.execute(transaction);
    for (const table of COUNTED_TABLES) {
      await transaction.deleteFrom(table).where('jour', '=', jour).execute();
    }
    await countVisits(transaction, span, { at: isoOf(now), final: now >= end + SETTLED_AFTER });
    await countDurations(transaction, span);
  });
}

interface Span {
  readonly jour: IsoDay;
  /** ISO, the first instant of the day and of the next one. */
  readonly begin: string;
  readonly end: string;
}

const isoOf = (instant: number) => new Date(instant).toISOString();

/**
 * Rows of a day, numbered by visit within their session. Of sessions seen in the first half hour also what they did
 * the day before, for their visit may have begun there.
 */
function numberedRows({ begin, end }: Span) {
  const [from, to, crossedBy] = [
    sql`${begin}::timestamptz`,
    sql`${end}::timestamptz`,
    sql`${begin}::timestamptz + interval '30 minutes'`,
  ];
  const dayBefore = sql`at >= ${begin}::timestamptz - interval '24 hours' AND at < ${from} AND session IN (TABLE crossing)`;
  const view = sql`SELECT session, at, path, name, referrer, device, NULL::text AS event_name FROM page_views`;
  const event = sql`SELECT session, at, path, NULL, NULL, NULL, event_name FROM tracked_events`;
  return sql`
    crossing AS MATERIALIZED (
      SELECT session FROM page_views WHERE at >= ${from} AND at < ${crossedBy}
      UNION SELECT session FROM tracked_events WHERE at >= ${from} AND at < ${crossedBy}),
    reported AS (
      ${view} WHERE at >= ${from} AND at < ${to} UNION ALL ${view} WHERE ${dayBefore}
      UNION ALL ${event} WHERE at >= ${from} AND at < ${to} UNION ALL ${event} WHERE ${dayBefore}),
    begun AS (
      SELECT *, coalesce(at - lag(at) OVER (PARTITION BY session ORDER BY at) >= interval '30 minutes', true) AS begins
      FROM reported),
    numbered AS MATERIALIZED (
      SELECT *, count(*) FILTER (WHERE begins) OVER (PARTITION BY session ORDER BY at ROWS UNBOUNDED PRECEDING) AS visit,
        at >= ${from} AS today FROM begun)`;
}

/**
 * Where a visit came from stands in the view that begins it; a session stays on its device, whatever a visit begins
 * with.
 */
async function countVisits(
  db: Transaction<Database>,
  span: Span,
  counted: { readonly at: string; readonly final: boolean },
): Promise<void> {
  const { jour } = span;
  await sql`
    WITH ${numberedRows(span)},
    pages AS (
      INSERT INTO audience_pages (jour, path, name, views, visits)
      SELECT ${jour}::date, path, max(name), sum(views), count(*) FILTER (WHERE first_today) FROM (
        SELECT path, max(name) AS name, count(*) FILTER (WHERE today) AS views, bool_and(today) AS first_today
          FROM numbered WHERE name IS NOT NULL GROUP BY session, visit, path) AS seen
      GROUP BY path HAVING sum(views) > 0),
    events AS (
      INSERT INTO audience_marks (jour, kind, mark, times, visits)
      SELECT ${jour}::date, 'event', event_name, sum(times), count(*) FILTER (WHERE first_today) FROM (
        SELECT event_name, count(*) FILTER (WHERE today) AS times, bool_and(today) AS first_today
          FROM numbered WHERE event_name IS NOT NULL GROUP BY session, visit, event_name) AS done
      GROUP BY event_name HAVING sum(times) > 0),
    visits AS MATERIALIZED (
      SELECT numbered.referrer, coalesce(numbered.device, devices.device, 'unknown') AS device FROM numbered
        LEFT JOIN (SELECT session, max(device) AS device FROM numbered GROUP BY session) AS devices
          ON numbered.device IS NULL AND devices.session = numbered.session
      WHERE begins AND today),
    marks AS (
      INSERT INTO audience_marks (jour, kind, mark, times, visits)
      SELECT ${jour}::date, 'referrer', coalesce(referrer, ''), count(*), count(*) FROM visits GROUP BY referrer
      UNION ALL SELECT ${jour}::date, 'device', device, count(*), count(*) FROM visits GROUP BY device)
    INSERT INTO audience_days (jour, visits, page_views, final, counted_at)
    SELECT ${jour}::date, (SELECT count(*) FROM visits),
      (SELECT count(*) FROM numbered WHERE today AND name IS NOT NULL), ${counted.final}, ${counted.at}::timestamptz`.execute(
    db,
  );
}

/**
 * Durations as they are told: tenths of a second to a minute, seconds to ten minutes, then tens of seconds. Of a month
 * that leaves some thousand to sort instead of a million. Those of all pages stand under an empty path.
 */
async function countDurations(db: Transaction<Database>, { jour, begin, end }: Span): Promise<void> {
  // In the order of the index, which grows at its end then.
  await sql`
    WITH told AS MATERIALIZED (
      SELECT path, count(*) AS times, round(duration / step) * step AS duration FROM (
        SELECT path, duration,
          CASE WHEN duration < 60000 THEN 100.0 WHEN duration < 600000 THEN 1000.0 ELSE 10000.0 END AS step
        FROM page_durations WHERE at >= ${begin}::timestamptz AND at < ${end}::timestamptz) AS measured
      GROUP BY path, round(duration / step) * step)
    INSERT INTO audience_durations (jour, path, duration, times)
    SELECT ${jour}::date, path, duration, times FROM told
    UNION ALL SELECT ${jour}::date, '', duration, sum(times) FROM told GROUP BY duration
    ORDER BY path, duration`.execute(db);
}
