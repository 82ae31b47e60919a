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
import type { ImportWatch } from '../../ingest/runs/ImportWatch';
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
  /** What the report calls it, where its path tells nobody anything. */
  readonly shownAs?: string;
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

/** Of a command: what it does is shown on the terminal, and a file that cannot be used ends it with 2. */
const TERMINAL: ImportWatch = {
  progress: createFileProgress,
  tell: (text) => void process.stdout.write(`${text}\n`),
  warn: (text) => {
    process.stderr.write(`${text}\n`);
    process.exitCode = UNUSABLE;
  },
};

/** What one run is made with. */
interface Run extends ImportPlace {
  readonly journal: ImportJournal;
  readonly summary: ImportSummary;
  readonly watch: ImportWatch;
  /** So many files that those of which all was taken are not worth a line. */
  readonly isTerse: boolean;
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

async function importFile(
  { db, dataDir, journal, summary, isTerse, watch }: Run,
  { file, importer, shownAs = file, isFetched }: ImportJob,
  turn: string,
): Promise<void> {
  const progress = watch.progress(`${turn}${shownAs}`, isFetched === true ? 0 : await sizeOf(file));
  const rejectsFile = createRejectsFile(dataDir, shownAs, Date.now());
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
        watch.signal?.throwIfAborted();
        progress.rows(rows);
        journal.beat();
      },
    });
    await rejectsFile.close();
    progress.stop();
    const kept = rejectsFile.path === null ? null : path.basename(rejectsFile.path);
    await announceImport(db, report.days, Date.now());
    await journal.note({ file: shownAs, report, rejects, rejectsFile: kept, failure: null });
    summary.addFile(report);
    if (isTerse && report.rejected === 0) return;
    watch.tell(describeReport(shownAs, report, rejects, rejectsFile.path).join('\n'));
  } finally {
    progress.stop();
    await rejectsFile.close();
  }
}

/**
 * Imports files one after another, with progress and a report on the terminal, and records the run. A file that cannot
 * be used is named, does not keep the others from being imported, and ends the command with 2.
 * @param watch whom the run tells of itself: the terminal, unless it is no command's
 */
export async function importInto(
  place: ImportPlace,
  jobs: readonly ImportJob[],
  watch: ImportWatch = TERMINAL,
): Promise<void> {
  if (jobs.length === 0) return;
  const source = [...new Set(jobs.map(({ importer }) => importer.source))].toSorted().join(' + ');
  const summary = createImportSummary();
  const isTerse = jobs.length > MOST_LINES;
  const journal = await createImportJournal(place.db, { source, files: jobs.length, now: Date.now });
  watch.begun?.(journal.id);
  try {
    for (const [index, job] of jobs.entries()) {
      watch.signal?.throwIfAborted();
      const isStored = (await job.isStored?.(place.db)) === true;
      if (job.isFetched === true) watch.tell(describeTurn(job, index + 1, jobs.length, isStored));
      if (isStored) await journal.note({ ...NOTHING, file: job.file, report: null });
      else
        await importOrName(
          { ...place, journal, summary, isTerse, watch },
          job,
          isTerse ? `${index + 1}/${jobs.length} ` : '',
        );
    }
    await refreshStatistics(place.db);
    await tellSummary(place.db, summary, watch);
  } catch (error) {
    // What was waited for at a stop says only that it was cut off.
    const cause: unknown = watch.signal?.aborted === true ? watch.signal.reason : error;
    await journal.end(messageOf(cause)).catch((also: unknown) => {
      watch.warn(`That this run failed could not be recorded: ${messageOf(also)}`);
    });
    throw error;
  }
  await journal.end(null);
}

/** More files than this are told of together, but for those with refused rows. */
const MOST_LINES = 10;
/** Days whose gaps are looked for: those of a bulk import are for `pnpm ingest check`. */
const MOST_DAYS = 31;

async function tellSummary(db: Kysely<Database>, summary: ImportSummary, watch: ImportWatch): Promise<void> {
  const totals = summary.totals();
  const states: DayState[] = [];
  if (totals.days.length <= MOST_DAYS)
    for (const jour of totals.days)
      states.push(...(await readDayStates(db, { from: jour, until: jour }, Date.now())));
  watch.tell(describeSummary(totals, states).join('\n'));
}

/** Of an entry of the journal about a file of which no row was taken. */
const NOTHING = { rejects: [], rejectsFile: null, failure: null } as const;

function describeTurn({ file }: ImportJob, turn: number, turns: number, isStored: boolean): string {
  const told = isStored ? 'is stored whole, nothing is asked (--again does)' : 'is fetched';
  return `${file} ${told}, ${turn} of ${turns}`;
}

async function importOrName(run: Run, job: ImportJob, turn: string): Promise<void> {
  try {
    await importFile(run, job, turn);
  } catch (error) {
    if (!(error instanceof UnusableFileError)) throw error;
    const { file, shownAs = file } = job;
    const failure = error.message.replaceAll(file, shownAs);
    await run.journal.note({ ...NOTHING, file: shownAs, report: null, failure });
    run.summary.addUnusable(shownAs, failure);
    run.watch.warn(failure);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** {@link importInto} the configured database. */
export async function importFiles(jobs: readonly ImportJob[]): Promise<void> {
  await withDatabase((db, { dataDir }) => importInto({ db, dataDir }, jobs));
}
