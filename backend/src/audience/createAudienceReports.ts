import {
  LIVE_WINDOW,
  type AudiencePage,
  type AudienceReport,
  type AudienceTotals,
  type DeviceClass,
  type IsoDay,
  type LiveAudience,
  type Milliseconds,
} from '@galopin/shared/contracts';
import { addDays } from '@galopin/shared/lib';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { AudienceMarkRow } from './AudienceRows';
import { createCountUpTo } from './createCountUpTo';

export interface DaySpan {
  readonly from: IsoDay;
  /** Included. */
  readonly to: IsoDay;
}

export interface AudienceReports {
  /** Figures of days in Paris; those of today are some seconds old at most. */
  report(span: DaySpan): Promise<AudienceReport>;
  live(): Promise<LiveAudience>;
}

export interface AudienceReportsOptions {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Milliseconds that a report waits for today's figures where older ones of today are kept; without it, as long as it takes. */
  readonly waitLimit?: Milliseconds | undefined;
  /** Told of figures of today that failed after the answer. */
  readonly onFailure: (error: unknown) => void;
}

const MOST_PAGES = 50;
const MOST_EVENTS = 50;
const MOST_REFERRERS = 20;
const MOST_LIVE_PAGES = 20;

export function createAudienceReports(
  db: Kysely<Database>,
  options: AudienceReportsOptions,
): AudienceReports {
  const { now } = options;
  const countUpTo = createCountUpTo(db, options);
  return {
    report: async (span) => {
      const { from, to } = span;
      const before = { from: addDays(from, -daysOf(span)), to: addDays(from, -1) };
      await countUpTo({ from: before.from, to });
      const [totals, totalsBefore, days, pages, events, referrers, devices] = await Promise.all([
        readTotals(db, span),
        readTotals(db, before),
        readDays(db, span),
        readPages(db, span),
        readMarks(db, span, 'event', MOST_EVENTS),
        readMarks(db, span, 'referrer', MOST_REFERRERS),
        readMarks(db, span, 'device', MOST_REFERRERS),
      ]);
      return {
        from,
        to,
        totals,
        before: totalsBefore,
        days,
        pages,
        events: events.map(({ mark, times, visits }) => ({ eventName: mark, count: times, visits })),
        referrers: referrers.map(({ mark, visits }) => ({ host: mark === '' ? null : mark, visits })),
        devices: devices.map(({ mark, visits }) => ({ device: mark as DeviceClass, visits })),
      };
    },
    live: () => readLive(db, now()),
  };
}

const DAY_MS = 86_400_000;

function daysOf({ from, to }: DaySpan): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/** Day by day, each a look into the index: what is kept of a page lies side by side for one day. */
const eachDay = (span: DaySpan) =>
  sql`jour = ANY (${Array.from({ length: daysOf(span) }, (_, at) => addDays(span.from, at))}::date[])`;
const within = ({ from, to }: DaySpan) => sql<boolean>`jour BETWEEN ${from}::date AND ${to}::date`;

/** The value in the middle of values that are kept with how often there are; between two of them, halfway. */
const median = sql`
  (min(duration) FILTER (WHERE upto >= (total + 1) / 2) + min(duration) FILTER (WHERE upto >= total / 2 + 1)) / 2.0`;

async function readTotals(db: Kysely<Database>, span: DaySpan): Promise<AudienceTotals> {
  const { rows } = await sql<AudienceTotals>`
    SELECT coalesce(sum(visits), 0)::integer AS visits, coalesce(sum(page_views), 0)::integer AS "pageViews", (
      SELECT ${median} FROM (
        SELECT duration, sum(sum(times)) OVER (ORDER BY duration)::bigint AS upto, sum(sum(times)) OVER ()::bigint AS total
        FROM audience_durations WHERE ${eachDay(span)} AND path = '' GROUP BY duration) AS d)::float8 AS "medianDuration"
    FROM audience_days WHERE ${within(span)}`.execute(db);
  const [totals] = rows;
  return totals ?? { visits: 0, pageViews: 0, medianDuration: null };
}

async function readDays(db: Kysely<Database>, { from, to }: DaySpan): Promise<AudienceReport['days']> {
  const { rows } = await sql<AudienceReport['days'][number]>`
    SELECT day::date AS jour, coalesce(visits, 0) AS visits, coalesce(page_views, 0) AS "pageViews"
    FROM generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') AS day
      LEFT JOIN audience_days ON audience_days.jour = day::date
    ORDER BY day`.execute(db);
  return rows;
}

/** In memory: on disk, sorting the durations of a month takes longer than reading them. */
function readPages(db: Kysely<Database>, span: DaySpan): Promise<readonly AudiencePage[]> {
  return db.transaction().execute(async (transaction) => {
    await sql`SET LOCAL work_mem = '64MB'`.execute(transaction);
    return (await pagesStatement(span).execute(transaction)).rows;
  });
}

function pagesStatement(span: DaySpan) {
  return sql<AudiencePage>`
    WITH top AS MATERIALIZED (
      SELECT path, max(name) AS name, sum(views)::integer AS views, sum(visits)::integer AS visits
      FROM audience_pages WHERE ${within(span)} GROUP BY path ORDER BY views DESC, path LIMIT ${MOST_PAGES}),
    looked AS (
      SELECT path, duration, sum(times) AS times FROM audience_durations
      WHERE ${eachDay(span)} AND path = ANY (ARRAY(SELECT path FROM top)) GROUP BY path, duration),
    medians AS (
      SELECT path, ${median} AS duration FROM (
        SELECT path, duration, sum(times) OVER (PARTITION BY path ORDER BY duration)::bigint AS upto,
          sum(times) OVER (PARTITION BY path)::bigint AS total FROM looked) AS d
      GROUP BY path)
    SELECT top.path, top.name, top.views, top.visits, medians.duration::float8 AS "medianDuration"
    FROM top LEFT JOIN medians USING (path) ORDER BY top.views DESC, top.path`;
}

function readMarks(
  db: Kysely<Database>,
  span: DaySpan,
  kind: AudienceMarkRow['kind'],
  most: number,
): Promise<readonly Pick<AudienceMarkRow, 'mark' | 'times' | 'visits'>[]> {
  const { sum } = db.fn;
  const marks = db.selectFrom('audience_marks').where('kind', '=', kind).where(within(span)).groupBy('mark');
  const frequent = marks.orderBy('times', 'desc').orderBy('mark').limit(most);
  return frequent
    .select(['mark', sum<number>('times').as('times'), sum<number>('visits').as('visits')])
    .execute();
}

/** Who was seen within the window; a page that only events tell of has the name that views of it had meanwhile. */
async function readLive(db: Kysely<Database>, at: number): Promise<LiveAudience> {
  const since = new Date(at - LIVE_WINDOW).toISOString();
  const { rows } = await sql<Omit<LiveAudience, 'at'>>`
    WITH views AS MATERIALIZED (
      SELECT session, at, path, name FROM page_views WHERE at > ${since}::timestamptz),
    names AS (SELECT path, max(name) AS name FROM views GROUP BY path),
    last AS MATERIALIZED (
      SELECT DISTINCT ON (session) session, path FROM (
        SELECT session, at, path FROM views
        UNION ALL SELECT session, at, path FROM tracked_events WHERE at > ${since}::timestamptz) AS seen
      ORDER BY session, at DESC),
    pages AS (
      SELECT path, coalesce(max(name), '') AS name, count(*)::integer AS sessions
      FROM last LEFT JOIN names USING (path) GROUP BY path ORDER BY sessions DESC, path LIMIT ${MOST_LIVE_PAGES})
    SELECT (SELECT count(*)::integer FROM last) AS sessions, (SELECT count(*)::integer FROM views) AS "pageViews",
      coalesce((SELECT json_agg(pages ORDER BY sessions DESC, path) FROM pages), '[]') AS pages`.execute(db);
  return { at, sessions: 0, pageViews: 0, pages: [], ...rows[0] };
}
