import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { InvalidArgumentError } from 'commander';
import { startTestPostgres } from '@galopin/postgres';
import { print, step } from '@galopin/tools/start';
import type { Benchmark, Figure } from './Benchmark';
import { describeLoad } from './describeMachine';
import { exportDays, type Exported } from './exportDays';
import { rawCopy } from './rawCopy';
import { runMeasured, type Measured } from './runMeasured';

const FIRST_DAY = '2025-01-01';
const SCRIPT = 'backend/src/main/commands/ingest.ts';
const MOST_DAYS = 4800;

function dayCount(text: string): number {
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= MOST_DAYS) return days;
  throw new InvalidArgumentError(`A whole number from 1 to ${MOST_DAYS} is wanted.`);
}

const perSecond = ({ raceRows, runnerRows }: Exported, seconds: number) =>
  `${Math.round((raceRows + runnerRows) / seconds).toLocaleString('en')} rows/s`;

function figuresOf(exported: Exported, first: Measured, again: Measured, copied: number): readonly Figure[] {
  const line = ({ seconds, processorSeconds, peakMegabytes }: Measured) =>
    `${seconds.toFixed(1)} s, ${perSecond(exported, seconds)}, ${processorSeconds.toFixed(1)} s of a processor, peak ${peakMegabytes} MB`;
  return [
    { what: 'races, runners', value: `${exported.raceRows}, ${exported.runnerRows}` },
    { what: '`pnpm ingest pturf` into an empty database', value: line(first) },
    { what: 'the same files again', value: line(again) },
    { what: 'raw COPY of the same files', value: `${copied.toFixed(1)} s, ${perSecond(exported, copied)}` },
    { what: 'import ÷ raw COPY', value: (first.seconds / copied).toFixed(2) },
    { what: 'the same files again ÷ import', value: (again.seconds / first.seconds).toFixed(2) },
    { what: 'load behind it', value: describeLoad() },
  ];
}

async function run({ days }: Readonly<Record<string, unknown>>): Promise<readonly Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'galopin-bench-'));
  const database = await startTestPostgres();
  try {
    const exported = await step(`Export ${String(days)} demo days`, () =>
      exportDays({ folder, from: FIRST_DAY, days: Number(days) }),
    );
    const files = ['pturf', '--races', exported.races, '--runners', exported.runners];
    const env = { DATABASE_URL: database.url, DATA_DIR: folder };
    const first = await step('Import', () => runMeasured(SCRIPT, files, env));
    const again = await step('Import again', () => runMeasured(SCRIPT, files, env));
    print(first.output);
    const copied = await step('Raw COPY', () =>
      rawCopy(database.url, [
        { file: exported.races, like: 'caractrap' },
        { file: exported.runners, like: 'cachedate' },
      ]),
    );
    return figuresOf(exported, first, again, copied);
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true });
  }
}

/** A year of exports into the tables, held against what PostgreSQL itself takes for the same rows. */
export const ingestBenchmark: Benchmark = {
  name: 'ingest',
  description:
    'imports exports of the demo world with `pnpm ingest pturf`; needs TEST_DATABASE_URL, a PostgreSQL server to make a database on',
  options: (command) => command.option('--days <n>', 'days to export', dayCount, 365),
  run: async (options) => {
    if (!process.env['TEST_DATABASE_URL'])
      throw new Error(
        'TEST_DATABASE_URL is not set: wanted a PostgreSQL server, postgres://user@host/postgres',
      );
    return run(options);
  },
};
