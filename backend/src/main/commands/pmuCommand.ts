import { setTimeout as pause } from 'node:timers/promises';
import { Command, InvalidArgumentError } from 'commander';
import { createDayImporter } from '../../follow/createDayImporter';
import { createFeedReader } from '../../follow/createFeedReader';
import { createPoliteReader } from '../../follow/createPoliteReader';
import { isWholeDay, readHeldDay } from '../../follow/dayGaps';
import { readDays } from '../../follow/readDays';
import { createPmuImporter } from '../../ingest/pmu/createPmuImporter';
import { listDocuments } from '../../ingest/pmu/listDocuments';
import { parseRaceKey, type RaceKey } from '../../races/store/RaceKey';
import { readBackendSettings } from '../env';
import { importFiles, type ImportJob } from './importFiles';

interface PmuOptions {
  readonly race?: RaceKey;
  readonly again: boolean;
}

function readKey(text: string): RaceKey {
  const key = parseRaceKey(text);
  if (key === null) throw new InvalidArgumentError('A race is named like 2026-07-07/R1/C1.');
  return key;
}

function fetchJobs(days: readonly string[], again: boolean): readonly ImportJob[] {
  const { pmuBaseUrl, pmuPause } = readBackendSettings(process.env);
  const reader = createPoliteReader({
    reader: createFeedReader({ baseUrl: pmuBaseUrl, now: Date.now }),
    pause: pmuPause,
    now: Date.now,
    wait: (ms) => pause(ms),
    random: Math.random,
    onRest: (ms, reason) =>
      void process.stderr.write(`${reason}: asked again in ${Math.ceil(ms / 1000)} s\n`),
  });
  const importer = createDayImporter(reader);
  return days.map((day) => ({
    file: day,
    importer,
    isFetched: true,
    ...(!again && { isStored: async (db) => isWholeDay(await readHeldDay(db, day)) }),
  }));
}

async function jobsOf(
  targets: readonly string[],
  { race, again }: PmuOptions,
): Promise<readonly ImportJob[]> {
  const jobs: ImportJob[] = [];
  for (const target of targets) {
    const days = readDays(target);
    if (days !== null) jobs.push(...fetchJobs(days, again));
    else
      for (const file of await listDocuments(target))
        jobs.push({ file, importer: createPmuImporter(race ?? null) });
  }
  return jobs;
}

/** `pnpm ingest pmu`: documents of PMU's TurfInfo, from files, folders or PMU itself, into the configured database. */
export function pmuCommand(): Command {
  return new Command('pmu')
    .description(
      "PMU's TurfInfo: programme, participants, performances, payouts. A file, a folder in PMU's layout (…/07072026/R1/C1/participants), or days to fetch from PMU_BASE_URL, PMU_PAUSE_MS apart: those that are stored whole are left out, so that a command that was ended goes on where it was. Ends with 0 also when something was rejected (it is named and kept in DATA_DIR/rejects), with 2 for arguments or files that cannot be used.",
    )
    .argument('<what...>', 'file, folder, day as YYYY-MM-DD or days as YYYY-MM-DD..YYYY-MM-DD')
    .option('--race <key>', 'the race of a file that names none, like 2026-07-07/R1/C1', readKey)
    .option('--again', 'fetch days that are stored whole too', false)
    .action(async (targets: string[], options: PmuOptions) => {
      await importFiles(await jobsOf(targets, options));
    });
}
