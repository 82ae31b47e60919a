import path from 'node:path';
import type { Logger } from '@galopin/shared/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { chooseImporter } from '../ingest/chooseImporter';
import { createDayDesk, type DayDesk } from '../ingest/days/createDayDesk';
import { UnusableFileError } from '../ingest/Importer';
import { createPturfImporter } from '../ingest/pturf/createPturfImporter';
import { createBackgroundRuns, type BackgroundRuns } from '../ingest/runs/createBackgroundRuns';
import { createUploadDesk, type UploadDesk } from '../ingest/runs/createUploadDesk';
import { createDayJobs } from './commands/createDayJobs';
import { importInto } from './commands/importFiles';
import type { RaceKey } from '../races/store/RaceKey';
import type { BackendSettings } from './env';

/** What the administrator imports without a command. */
export interface ImportParts {
  readonly days: DayDesk;
  readonly uploads: UploadDesk;
  /** Of both; to be stopped before the database is left. */
  readonly runs: Pick<BackgroundRuns, 'stop'>;
}

export interface ImportPartsOptions {
  readonly db: Kysely<Database>;
  readonly settings: Pick<BackendSettings, 'dataDir' | 'demo' | 'pmuBaseUrl' | 'pmuPause'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

export function openImports({ db, settings, now, logger }: ImportPartsOptions): ImportParts {
  const { dataDir, demo } = settings;
  const runs = createBackgroundRuns(logger);
  const place = { db, dataDir };
  return {
    runs,
    days: createDayDesk({
      db,
      runs,
      now,
      // Its invented races have the same days and numbers.
      fetchInto: demo
        ? null
        : (days, watch) =>
            importInto(place, createDayJobs(days, { ...settings, again: false, watch }), watch),
    }),
    uploads: createUploadDesk({
      dataDir,
      runs,
      now,
      importInto: async ({ path: file, race }, watch) =>
        importInto(
          place,
          [{ file, shownAs: path.basename(file), importer: await importerOf(file, race) }],
          watch,
        ),
    }),
  };
}

/** Of a file that nobody can read, any importer: its run is recorded with what is wrong. */
async function importerOf(file: string, race: RaceKey | null) {
  try {
    return await chooseImporter(file, race);
  } catch (error) {
    if (!(error instanceof UnusableFileError)) throw error;
    return createPturfImporter();
  }
}
