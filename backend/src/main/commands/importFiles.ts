import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { DayState } from '@galopin/shared/contracts';
import type { Kysely } from 'kysely';
import {
  createImportJournal,
  JOURNAL_LIMITS,
  type ImportJournal,
} from '../../ingest/runs/createImportJournal';
import type { Database } from '../../database/Database';
import { announceImport } from '../../messages/announceImport';
import { refreshStatistics } from '../../races/store/refreshStatistics';
import { createFileProgress } from '../../ingest/createFileProgress';
import { createRejectsFile, type Reject } from '../../ingest/createRejectsFile';
import { createImportSummary, type ImportSummary } from '../../ingest/createImportSummary';
import { readDayStates } from '../../ingest/days/readDayStates';
import { describeReport } from '../../ingest/describeReport';
import { describeSummary } from '../../ingest/describeSummary';
import { UnusableFileError, type Importer } from '../../ingest/Importer';
import { UNUSABLE } from './runCommand';
import { runImport } from '../../ingest/runImport';
import { withDatabase } from './withDatabase';

/** A file and how it is read. */
export interface ImportJob {
  readonly file: string;
  readonly importer: Importer;
  /** The importer fetches what `file` names: there is no file. */
  readonly isFetched?: boolean;
  /** Whether all that would be fetched is stored already: then nothing is asked. */
  readonly isStored?: (db: Kysely<Database>) => Promise<boolean>;
}

/** The database that rows go to, and the folder below which rejects files are kept. */
export interface ImportPlace {
  readonly db: Kysely<Database>;
  readonly dataDir: string;
}

async function sizeOf(file: string): Promise<number> {
  try {
    const found = await stat(file);
    if (found.isFile()) return found.size;
  } catch (error) {
    throw new UnusableFileError(file, 'no such file, or it may not be read', { cause: error });
  }
  throw new UnusableFileError(file, 'is not a file');
}

/** What is kept and told of a run of several files. */
interface ImportTurn extends ImportPlace {
  readonly journal: ImportJournal;
  readonly summary: ImportSummary;
  /** So many files that those of which all was taken are not worth a line. */
  readonly isTerse: boolean;
}

async function importFile(
  { db, dataDir, journal, summary, isTerse }: ImportTurn,
  { file, importer, isFetched }: ImportJob,
  turn: string,
): Promise<void> {
  const progress = createFileProgress(`${turn}${file}`, isFetched === true ? 0 : await sizeOf(file));
  const rejectsFile = createRejectsFile(dataDir, file, Date.now());
  const rejects: Reject[] = [];
  try {
    const report = await runImport({
      db,
      importer,
      input: { path: file, onBytes: progress.bytes },
      onReject: (reject) => {
        rejectsFile.add(reject);
        summary.addReject(reject);
        if (rejects.length < JOURNAL_LIMITS.rejects) rejects.push(reject);
      },
      tally: summary,
      onRows: (rows) => {
        progress.rows(rows);
        journal.beat();
      },
    });
    await rejectsFile.close();
    progress.stop();
    const kept = rejectsFile.path === null ? null : path.basename(rejectsFile.path);
    await announceImport(db, report.days, Date.now());
    await journal.note({ file, report, rejects, rejectsFile: kept, failure: null });
    summary.addFile(report);
    if (isTerse && report.rejected === 0) return;
    process.stdout.write(`${describeReport(file, report, rejects, rejectsFile.path).join('\n')}\n`);
  } finally {
    progress.stop();
    await rejectsFile.close();
  }
}

/**
 * Imports files one after another, with progress and a report on the terminal, and records the run. A file that cannot
 * be used is named, does not keep the others from being imported, and ends the command with 2.
 */
export async function importInto(place: ImportPlace, jobs: readonly ImportJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const source = [...new Set(jobs.map(({ importer }) => importer.source))].toSorted().join(' + ');
  const summary = createImportSummary();
  const isTerse = jobs.length > MOST_LINES;
  const journal = await createImportJournal(place.db, { source, files: jobs.length, now: Date.now });
  try {
    for (const [index, job] of jobs.entries()) {
      const isStored = (await job.isStored?.(place.db)) === true;
      if (job.isFetched === true) process.stdout.write(describeTurn(job, index + 1, jobs.length, isStored));
      if (isStored) await journal.note({ ...NOTHING, file: job.file, report: null });
      else
        await importOrName(
          { ...place, journal, summary, isTerse },
          job,
          isTerse ? `${index + 1}/${jobs.length} ` : '',
        );
    }
    await refreshStatistics(place.db);
    await tellSummary(place.db, summary);
  } catch (error) {
    await journal.end(messageOf(error)).catch((also: unknown) => {
      process.stderr.write(`That this run failed could not be recorded: ${messageOf(also)}\n`);
    });
    throw error;
  }
  await journal.end(null);
}

/** More files than this are told of together, but for those with refused rows. */
const MOST_LINES = 10;
/** Days whose gaps are looked for: those of a bulk import are for `pnpm ingest check`. */
const MOST_DAYS = 31;

async function tellSummary(db: Kysely<Database>, summary: ImportSummary): Promise<void> {
  const totals = summary.totals();
  const states: DayState[] = [];
  if (totals.days.length <= MOST_DAYS)
    for (const jour of totals.days)
      states.push(...(await readDayStates(db, { from: jour, until: jour }, Date.now())));
  process.stdout.write(`${describeSummary(totals, states).join('\n')}\n`);
}

/** Of an entry of the journal about a file of which no row was taken. */
const NOTHING = { rejects: [], rejectsFile: null, failure: null } as const;

function describeTurn({ file }: ImportJob, turn: number, turns: number, isStored: boolean): string {
  const told = isStored ? 'is stored whole, nothing is asked (--again does)' : 'is fetched';
  return `${file} ${told}, ${turn} of ${turns}\n`;
}

async function importOrName(place: ImportTurn, job: ImportJob, turn: string): Promise<void> {
  try {
    await importFile(place, job, turn);
  } catch (error) {
    if (!(error instanceof UnusableFileError)) throw error;
    await place.journal.note({ ...NOTHING, file: job.file, report: null, failure: error.message });
    place.summary.addUnusable(job.file, error.message);
    process.stderr.write(`${error.message}\n`);
    process.exitCode = UNUSABLE;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** {@link importInto} the configured database. */
export async function importFiles(jobs: readonly ImportJob[]): Promise<void> {
  await withDatabase((db, { dataDir }) => importInto({ db, dataDir }, jobs));
}
