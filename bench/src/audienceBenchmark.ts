import { addDays } from '@galopin/shared/lib';
import pg from 'pg';
import { countDay, countStaleDays, createAudienceReports } from '@galopin/backend/audience';
import { createDatabase } from '@galopin/backend/database';
import { migrate } from '@galopin/backend/commands';
import { step } from '@galopin/tools/start';
import { readCount } from './readCount';
import type { Benchmark, Figure } from './Benchmark';
import { withBenchDatabase } from './benchDatabase';
import { quantile } from './quantile';

/** Late in the evening in Paris, when the day under way is nearly whole. */
const NOW = Date.parse('2026-11-22T22:00:00Z');
const TODAY = '2026-11-22';
const DAYS = 30;
const ROUNDS = 20;

/**
 * Twice as many views as asked for, over the days of the report and as many before: sessions of five views, a fifth of
 * them on the first page, the rest on some thousands; an event and a duration for each view.
 */
async function fill(client: pg.Client, views: number): Promise<void> {
  const sessions = Math.ceil((views * 2) / 5);
  const rows = `generate_series(1, ${sessions * 5}) AS n, LATERAL (SELECT
    '${new Date(NOW).toISOString()}'::timestamptz - interval '6 minutes' + (n / ${sessions}) * interval '70 seconds'
      - ((n % ${sessions})::float8 / ${sessions}) * interval '60 days' AS at,
    'session_1795345200000_' || lpad((n % ${sessions})::text, 10, '0') AS session,
    CASE WHEN n % 5 = 0 THEN '/' ELSE '/Course/' || (power(random(), 3) * 5000)::integer END AS path) AS made`;
  const batch = `'00000000-0000-4000-8000-000000000000'::uuid`;
  await client.query(`
    INSERT INTO page_views (batch, place, at, session, path, name, device, referrer)
    SELECT ${batch}, n, at, session, path, CASE path WHEN '/' THEN 'index' ELSE 'Course-id' END,
      (ARRAY['phone', 'desktop', 'tablet'])[1 + n % 3], CASE WHEN n % 2 = 0 THEN 'www.google.com' END FROM ${rows}`);
  await client.query(`
    INSERT INTO tracked_events (batch, place, at, session, path, event_name, event_data)
    SELECT ${batch}, n, at + interval '9 seconds', session, path, 'event_' || n % 15, '{}' FROM ${rows}`);
  await client.query(`
    INSERT INTO page_durations (batch, place, at, session, path, duration)
    SELECT ${batch}, n, at, session, path, (1000 + 60000 * -ln(1 - random()))::integer FROM ${rows}`);
  await client.query('VACUUM (ANALYZE) page_views, tracked_events, page_durations');
}

async function time(rounds: number, work: (round: number) => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await work(round);
    times.push(performance.now() - started);
  }
  return `${quantile(times, 0.5).toFixed(1)} · ${quantile(times, 0.95).toFixed(1)} ms`;
}

const options = {
  waitLimit: 200,
  onFailure: (error: unknown) => {
    throw error;
  },
};

async function measure(url: string, views: number): Promise<readonly Figure[]> {
  const db = createDatabase(url, { maxConnections: 20 });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await migrate(db);
    await step('Reports of 60 days', () => fill(client, views));
    const from = addDays(TODAY, 1 - DAYS);
    await step('Figures of 60 days', () =>
      countStaleDays(db, { from: addDays(from, -DAYS), to: TODAY }, NOW),
    );
    await client.query('VACUUM (ANALYZE) audience_days, audience_pages, audience_marks, audience_durations');
    const reports = createAudienceReports(db, { ...options, now: () => NOW });
    const { totals } = await reports.report({ from, to: TODAY });
    const later = (round: number) =>
      createAudienceReports(db, { ...options, now: () => NOW + round * 20_000 });
    return [
      { what: 'views · visits of 30 days', value: `${totals.pageViews} · ${totals.visits}` },
      {
        what: 'a day counted',
        value: await time(ROUNDS, (round) => countDay(db, addDays(TODAY, -round), NOW)),
      },
      {
        what: 'report of 30 days, today counted anew',
        value: await time(ROUNDS, (round) => later(round + 1).report({ from, to: TODAY })),
      },
      {
        what: 'report of 30 days within 15 seconds',
        value: await time(ROUNDS, () => later(ROUNDS).report({ from, to: TODAY })),
      },
      { what: 'who is there now', value: await time(ROUNDS, () => reports.live()) },
      { what: 'sessions there now', value: String((await reports.live()).sessions) },
    ];
  } finally {
    await client.end();
    await db.destroy();
  }
}

/** The administrator's figures of the audience. */
export const audienceBenchmark: Benchmark = {
  name: 'audience',
  description:
    'p50 · p95 of the figures of the audience, in a database made beside the one of BENCH_DATABASE_URL',
  options: (command) => command.option('--views <n>', 'page views of 30 days', readCount, 1_000_000),
  run: ({ views }) => withBenchDatabase((url) => measure(url, Number(views))),
};
