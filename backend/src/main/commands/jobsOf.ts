import { InvalidArgumentError } from 'commander';
import { readDays } from '../../follow/readDays';
import { chooseImporter } from '../../ingest/chooseImporter';
import type { Importer } from '../../ingest/Importer';
import { UnusableFileError } from '../../ingest/Importer';
import { listFiles } from '../../ingest/listFiles';
import { parseRaceKey, type RaceKey } from '../../races/store/RaceKey';
import { readBackendSettings } from '../env';
import { createDayJobs } from './createDayJobs';
import type { ImportJob } from './importFiles';

/** What goes for files and days alike. */
export interface JobOptions {
  /** Of documents that name no race. */
  readonly race?: RaceKey;
  /** Days that are stored whole are fetched too. */
  readonly again: boolean;
}

/** The option `--race`. */
export function readKey(text: string): RaceKey {
  const key = parseRaceKey(text);
  if (key === null) throw new InvalidArgumentError('A race is named like 2026-07-07/R1/C1.');
  return key;
}

function fetchJobs(days: readonly string[], again: boolean): readonly ImportJob[] {
  const warn = (text: string) => void process.stderr.write(`${text}\n`);
  return createDayJobs(days, { ...readBackendSettings(process.env), again, watch: { warn } });
}

/** A file that cannot be read is told when its turn comes, and keeps no other from being imported. */
const unusable = (error: UnusableFileError): Importer => ({
  source: 'unknown',
  // oxlint-disable-next-line require-yield -- it holds nothing
  read: async function* () {
    throw error;
  },
});

/**
 * What to import: files, folders with files of any kind, days (`2026-03-01`) and spans of days
 * (`2026-03-01..2026-03-31`) that PMU is asked for.
 * @param choose the importer of a file; told from its content unless given
 * @throws UnusableFileError for days and folders that do not exist
 */
export async function jobsOf(
  targets: readonly string[],
  { race, again }: JobOptions,
  choose: (file: string) => Promise<Importer> | Importer = (file) => chooseImporter(file, race ?? null),
): Promise<readonly ImportJob[]> {
  const jobs: ImportJob[] = [];
  for (const target of targets) {
    const days = readDays(target);
    if (days !== null) jobs.push(...fetchJobs(days, again));
    else
      for (const file of await listFiles(target))
        try {
          jobs.push({ file, importer: await choose(file) });
        } catch (error) {
          if (!(error instanceof UnusableFileError)) throw error;
          jobs.push({ file, importer: unusable(error) });
        }
  }
  return jobs;
}
