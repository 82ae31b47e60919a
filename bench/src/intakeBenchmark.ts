import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import pg from 'pg';
import { repositoryRoot, startProcess } from '@galopin/processes';
import { step } from '@galopin/tools/start';
import { readCount } from './readCount';
import type { Benchmark, Figure } from './Benchmark';
import { withBenchDatabase } from './benchDatabase';
import type { Load, LoadResult } from './intakeLoad';

/** Views before the measured ones, so that code is compiled and files have grown. */
const WARM_UP = 20_000;
const CONNECTIONS = 64;
const DEPTH = 4;

async function send(load: Load): Promise<LoadResult> {
  const script = path.join(repositoryRoot, 'bench/src/intakeLoad.ts');
  const { stdout } = await execa(process.execPath, ['--import', 'tsx', script, JSON.stringify(load)]);
  return JSON.parse(stdout) as LoadResult;
}

async function countViews(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ views: string }>('SELECT count(*) AS views FROM page_views');
    return Number(rows[0]?.views);
  } finally {
    await client.end();
  }
}

/** Seconds of processor that a process has used; null where the system does not tell. Its clock has 100 ticks a second. */
async function processorSeconds(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  return (user + system) / 100;
}

/** The backend as it runs in production, on an empty database. */
async function startBackend(databaseUrl: string, folder: string) {
  return startProcess('backend/src/server.ts', {
    BACKEND_PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    DEMO: '0',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
  });
}

async function measure(databaseUrl: string, views: number): Promise<readonly Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-intake-'));
  const backend = await step('Backend', () => startBackend(databaseUrl, folder));
  try {
    const load = { url: backend.url, connections: CONNECTIONS, depth: DEPTH };
    const warm = await step('Warm-up', () => send({ ...load, views: WARM_UP }));
    const before = await processorSeconds(backend.pid);
    const result = await step('Page views', () => send({ ...load, views }));
    const after = await processorSeconds(backend.pid);
    const stored = await countViews(databaseUrl);
    const lost = warm.stored + result.stored - stored;
    const each = before === null || after === null ? null : ((after - before) / result.stored) * 1e6;
    const ms = (value: number) => `${value.toFixed(1)} ms`;
    return [
      { what: 'page views stored a second', value: (result.stored / result.seconds).toFixed(0) },
      { what: 'acknowledged', value: `${result.stored} in ${result.seconds.toFixed(1)} s` },
      { what: 'answered otherwise', value: JSON.stringify(result.refused) },
      { what: 'acknowledged and not in the table', value: String(lost) },
      {
        what: 'processor time of the backend for one',
        value:
          each === null ? 'not told here' : `${each.toFixed(0)} µs, ${(1e6 / each).toFixed(0)}/s on one core`,
      },
      { what: 'answer, p50 · p95 · p99', value: [result.p50, result.p95, result.p99].map(ms).join(' · ') },
    ];
  } finally {
    await backend.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Page views over HTTP into PostgreSQL, sender and all on one machine. */
export const intakeBenchmark: Benchmark = {
  name: 'intake',
  description: `page views over HTTP into a database made beside the one of BENCH_DATABASE_URL, ${CONNECTIONS} connections with ${DEPTH} each under way`,
  options: (command) => command.option('--views <n>', 'page views that are measured', readCount, 100_000),
  run: ({ views }) => withBenchDatabase((url) => measure(url, Number(views))),
};
