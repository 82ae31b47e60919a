import { InvalidArgumentError } from 'commander';
import pg from 'pg';
import { createDatabase } from '@galopin/backend/database';
import { REQUEST_LIMITS } from '@galopin/postgres/client';
import { migrate } from '@galopin/backend/commands';
import { refreshNames } from '@galopin/backend/search';
import { refreshStats, refreshStoredDays } from '@galopin/backend/stats';
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

async function bringUpToDate(url: string): Promise<string> {
  const db = createDatabase(url);
  await migrate(db);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const today = await lastDayOf(client);
    for (;;) if ((await refreshStats(db, today, DAYS_AT_ONCE)).days === 0) break;
    for (;;) if (await refreshStoredDays(db)) break;
    for (;;) if ((await refreshNames(db, DAYS_AT_ONCE)).done) break;
    await client.query('VACUUM (ANALYZE)');
    return today;
  } finally {
    await db.destroy();
    await client.end();
  }
}

/** Milliseconds of each round. */
type Times = readonly number[];

interface Opened {
  readonly db: BenchDatabase;
  readonly today: string;
}

/** The databases take turns, round by round, so that whatever else the machine does slows both. */
async function timesOf(
  query: PageQuery,
  opened: readonly Opened[],
  rounds: number,
): Promise<readonly Times[]> {
  const asked = await Promise.all(
    opened.map(async ({ db, today }) => ({ ask: await query.prepare(db, today), times: [] as number[] })),
  );
  for (let round = 0; round <= rounds; round += 1)
    for (const { ask, times } of asked) {
      const started = performance.now();
      await ask(round);
      // The first round reads what the others find in memory.
      if (round > 0) times.push(performance.now() - started);
    }
  return asked.map(({ times }) => times);
}

function figureOf({ page, what }: PageQuery, [times = [], larger]: readonly Times[]): Figure {
  const show = (of: Times) => [0.5, 0.95].map((part) => quantile(of, part).toFixed(1)).join(' · ');
  const ratio = larger === undefined ? 0 : quantile(larger, 0.5) / quantile(times, 0.5);
  const value = larger === undefined ? show(times) : `${show(times)}; ${show(larger)}; ${ratio.toFixed(2)} ×`;
  return { what: `${page}: ${what}`, value };
}

async function run(options: Readonly<Record<string, unknown>>): Promise<readonly Figure[]> {
  const { rounds, larger } = options as { readonly rounds: number; readonly larger?: string };
  const url = process.env[VARIABLE];
  if (url === undefined || url === '') {
    throw new Error(
      `${VARIABLE} is not set: wanted a database with a year of races, postgres://user@host/name`,
    );
  }
  const opened: Opened[] = [];
  try {
    for (const each of larger === undefined ? [url] : [url, larger]) {
      const today = await step('Tables, kept figures and names', () => bringUpToDate(each));
      opened.push({ db: createDatabase(each, { maxConnections: 4, limits: REQUEST_LIMITS }), today });
    }
    const figures: Figure[] = [];
    for (const query of PAGE_QUERIES) figures.push(figureOf(query, await timesOf(query, opened, rounds)));
    return figures;
  } finally {
    for (const { db } of opened) await db.destroy();
  }
}

/** What the pages ask of the database, one after the other, without the cache of answers. */
export const queryBenchmark: Benchmark = {
  name: 'queries',
  description: `p50 · p95 of the pages' queries in milliseconds; needs ${VARIABLE}, a database with a year of races (pnpm demo --days 365), whose tables it brings up to date`,
  options: (command) =>
    command
      .option('--rounds <n>', 'rounds of each query', readRounds, 200)
      .option(
        '--larger <url>',
        'a database with more years, asked in turn; also prints its p50 ÷ that of the first',
      ),
  run,
};
