import { stat } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { refreshStatistics } from '../store/refreshStatistics';
import { createFileProgress } from './createFileProgress';
import { createRejectsFile, type Reject } from './createRejectsFile';
import { describeReport } from './describeReport';
import { UnusableFileError, type Importer } from './Importer';
import { UNUSABLE } from './runCommand';
import { runImport } from './runImport';
import { withDatabase } from './withDatabase';

/** A file and how it is read. */
export interface ImportJob {
  readonly file: string;
  readonly importer: Importer;
  /** The importer fetches what `file` names: there is no file. */
  readonly isFetched?: boolean;
}

const SHOWN_REJECTS = 10;

async function sizeOf(file: string): Promise<number> {
  try {
    const found = await stat(file);
    if (found.isFile()) return found.size;
  } catch (error) {
    throw new UnusableFileError(file, 'no such file, or it may not be read', { cause: error });
  }
  throw new UnusableFileError(file, 'is not a file');
}

async function importFile(
  db: Kysely<Database>,
  dataDir: string,
  { file, importer, isFetched }: ImportJob,
): Promise<void> {
  const progress = createFileProgress(file, isFetched === true ? 0 : await sizeOf(file));
  const rejectsFile = createRejectsFile(dataDir, file, Date.now());
  const rejects: Reject[] = [];
  try {
    const report = await runImport({
      db,
      importer,
      input: { path: file, onBytes: progress.bytes },
      onReject: (reject) => {
        rejectsFile.add(reject);
        if (rejects.length < SHOWN_REJECTS) rejects.push(reject);
      },
      onRows: progress.rows,
    });
    await rejectsFile.close();
    progress.stop();
    process.stdout.write(`${describeReport(file, report, rejects, rejectsFile.path).join('\n')}\n`);
  } finally {
    progress.stop();
    await rejectsFile.close();
  }
}

/**
 * Imports files one after another into the configured database, with progress and a report on the terminal. A file
 * that cannot be used is named, does not keep the others from being imported, and ends the command with 2.
 */
export async function importFiles(jobs: readonly ImportJob[]): Promise<void> {
  await withDatabase(async (db, { dataDir }) => {
    for (const job of jobs) {
      try {
        await importFile(db, dataDir, job);
      } catch (error) {
        if (!(error instanceof UnusableFileError)) throw error;
        process.stderr.write(`${error.message}\n`);
        process.exitCode = UNUSABLE;
      }
    }
    await refreshStatistics(db);
  });
}
