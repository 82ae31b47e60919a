import type { ImportCounts, ImportedFile, ImportReject } from '@galopin/shared/contracts';
import type { Kysely, Updateable } from 'kysely';
import type { Database } from '../../database/Database';
import type { Reject } from '../createRejectsFile';
import type { ImportReport } from '../runImport';
import type { ImportRunRow } from './ImportRows';

/** Most that is kept of each run; the rejects files keep all rejected rows. */
export const JOURNAL_LIMITS = { files: 100, rejects: 100, notices: 50, reason: 500, runs: 500 } as const;

/** What came of one file: its report, or why it could not be used. */
export interface JournalEntry {
  readonly file: string;
  readonly report: Pick<
    ImportReport,
    'races' | 'runners' | 'arrivals' | 'beside' | 'rejected' | 'notices' | 'days'
  > | null;
  readonly rejects: readonly Reject[];
  /** Name of the rejects file; null without rejects. */
  readonly rejectsFile: string | null;
  readonly failure: string | null;
}

/** Keeps what becomes of one run of the import, so that it can be read while it runs and after a crash. */
export interface ImportJournal {
  /** Of the run. */
  readonly id: number;
  /** Says that the run goes on; writes at most every few seconds. */
  beat(): void;
  note(entry: JournalEntry): Promise<void>;
  /** @param failure why the run as a whole failed; null where it came to its end */
  end(failure: string | null): Promise<void>;
}

export interface ImportJournalOptions {
  readonly source: string;
  readonly files: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const BEAT_MS = 5000;
const NOTHING: ImportCounts = { inserted: 0, updated: 0, unchanged: 0, rejected: 0, others: 0 };

/** Begins a run and forgets the oldest ones. @throws the database's error */
export async function createImportJournal(
  db: Kysely<Database>,
  { source, files, now }: ImportJournalOptions,
): Promise<ImportJournal> {
  const entries: JournalEntry[] = [];
  const time = () => new Date(now()).toISOString();
  const { id } = await db
    .insertInto('import_runs')
    .values({
      source,
      files_total: files,
      outcome: 'running',
      started_at: time(),
      seen_at: time(),
      ended_at: null,
      failure: null,
      ...summarize(entries),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('import_runs')
    .where('id', '<=', id - JOURNAL_LIMITS.runs)
    .execute();

  const write = async (change: Updateable<ImportRunRow>) => {
    await db
      .updateTable('import_runs')
      .set({ ...change, seen_at: time() })
      .where('id', '=', id)
      .execute();
  };
  let beaten = now();
  let beating: Promise<void> = Promise.resolve();
  return {
    id,
    beat: () => {
      if (now() - beaten < BEAT_MS) return;
      beaten = now();
      beating = beating.then(() => write({}));
      // A failure is met by the next note; until then it must not end the process.
      beating.catch(() => undefined);
    },
    note: async (entry) => {
      await beating;
      entries.push(entry);
      await write(summarize(entries));
    },
    end: async (failure) => {
      const isWhole = entries.every((entry) => entry.failure === null);
      const outcome = failure !== null ? 'failed' : isWhole ? 'completed' : 'incomplete';
      await write({ outcome, failure: failure === null ? null : cut(failure), ended_at: time() });
    },
  };
}

function summarize(entries: readonly JournalEntry[]) {
  const files = entries.map(toFile);
  // What needs a look comes first, whatever the number of files.
  const sorted = files.toSorted((one, other) => weightOf(other) - weightOf(one));
  const rejects = entries.flatMap((entry) => entry.rejects).map(toReject);
  const days = new Set(entries.flatMap(({ report }) => [...(report?.days ?? [])]));
  return {
    files_done: entries.length,
    counts: JSON.stringify(files.map(({ counts }) => counts).reduce(add, NOTHING)),
    days: days.size,
    file_reports: JSON.stringify(sorted.slice(0, JOURNAL_LIMITS.files)),
    rejects: JSON.stringify(rejects.slice(0, JOURNAL_LIMITS.rejects)),
    notices: JSON.stringify(countNotices(entries).slice(0, JOURNAL_LIMITS.notices)),
  };
}

const weightOf = ({ failure, counts }: ImportedFile) => (failure !== null ? 2 : counts.rejected > 0 ? 1 : 0);

function toFile({ file, report, rejectsFile, failure }: JournalEntry): ImportedFile {
  const { races, runners } = report ?? {};
  const counts = add(
    {
      ...NOTHING,
      ...races,
      rejected: report?.rejected ?? 0,
      others: (report?.arrivals ?? 0) + (report?.beside ?? 0),
    },
    { ...NOTHING, ...runners },
  );
  return { file, counts, failure: failure === null ? null : cut(failure), rejectsFile };
}

const toReject = ({ file, line, row, reason }: Reject): ImportReject => ({
  file,
  line,
  row,
  reason: cut(reason),
});

function countNotices(entries: readonly JournalEntry[]) {
  const times = new Map<string, number>();
  for (const { report } of entries)
    for (const [text, count] of report?.notices ?? []) times.set(text, (times.get(text) ?? 0) + count);
  return [...times].map(([text, count]) => ({ text: cut(text), times: count }));
}

const cut = (text: string) => text.slice(0, JOURNAL_LIMITS.reason);

function add(one: ImportCounts, other: ImportCounts): ImportCounts {
  return {
    inserted: one.inserted + other.inserted,
    updated: one.updated + other.updated,
    unchanged: one.unchanged + other.unchanged,
    rejected: one.rejected + other.rejected,
    others: one.others + other.others,
  };
}
