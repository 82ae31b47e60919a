import { InvalidArgumentError } from 'commander';
import pg from 'pg';
import { createDatabase } from '@galopin/backend/database';
import { migrate } from '@galopin/backend/commands';
import { refreshStats } from '@galopin/backend/stats';
import { step } from '@galopin/tools/start';
import type { Benchmark, Figure } from './Benchmark';
import { quantile } from './quantile';
import { PAGE_QUERIES } from './queries';
import type { BenchDatabase, PageQuery } from './queries/PageQuery';

const VARIABLE = 'BENCH_DATABASE_URL';
/** Days counted in one transaction. */
const DAYS_AT_ONCE = 10;

function readRounds(text: string): number {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('wanted: a whole number from 1 to 99999');
}

/** The last day that holds a result: rolling periods end there, so that an older database measures the same. */
async function lastDayOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ day: string | null }>(
    `SELECT max("jour")::text AS day FROM cachedate WHERE "cl" = '1'`,
  );
  const day = rows[0]?.day;
  if (day === null || day === undefined) throw new Error(`${VARIABLE} names a database without results.`);
  return day;
}

async function bringUpToDate(db: BenchDatabase, url: string): Promise<string> {
  await migrate(db);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const today = await lastDayOf(client);
    for (;;) if ((await refreshStats(db, today, DAYS_AT_ONCE)).days === 0) break;
    await client.query('VACUUM (ANALYZE) stat_runs, stat_totals, caractrap, cachedate');
    return today;
  } finally {
    await client.end();
  }
}

async function measure(db: BenchDatabase, query: PageQuery, today: string, rounds: number): Promise<Figure> {
  const ask = await query.prepare(db, today);
  await ask(0);
  const times: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const started = performance.now();
    await ask(round);
    times.push(performance.now() - started);
  }
  const [half, most] = [quantile(times, 0.5), quantile(times, 0.95)].map((time) => time.toFixed(1));
  return { what: `${query.page}: ${query.what}`, value: `${half} · ${most}` };
}

async function run({ rounds }: Readonly<Record<string, unknown>>): Promise<readonly Figure[]> {
  const url = process.env[VARIABLE];
  if (url === undefined || url === '') {
    throw new Error(
      `${VARIABLE} is not set: wanted a database with a year of races, postgres://user@host/name`,
    );
  }
  const db = createDatabase(url, { maxConnections: 4 });
  try {
    const today = await step('Tables and kept figures', () => bringUpToDate(db, url));
    const figures: Figure[] = [];
    for (const query of PAGE_QUERIES) figures.push(await measure(db, query, today, Number(rounds)));
    return figures;
  } finally {
    await db.destroy();
  }
}

/** What the pages ask of the database, one after the other, without the cache of answers. */
export const queryBenchmark: Benchmark = {
  name: 'queries',
  description: `p50 · p95 of the pages' queries in milliseconds; needs ${VARIABLE}, a database with a year of races (pnpm demo --days 365), whose tables it brings up to date`,
  options: (command) => command.option('--rounds <n>', 'rounds of each query', readRounds, 200),
  run,
};
