import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { takeRemovedDemoDays, type RemovedDemoDay } from '../races/store/demoRemoval';
import { saveArrivals, type Arrival } from '../races/store/saveArrivals';
import type { RecordedTable, UpsertCounts } from '../races/store/upsertRows';
import type { ImportSummary } from './createImportSummary';
import type { Reject } from './createRejectsFile';
import { openRowStore, type RowStore } from './identity/openRowStore';
import { TABLE_OF, type Found, type Given, type ImportInput, type Importer, type Place } from './Importer';

export interface ImportReport {
  readonly races: UpsertCounts;
  readonly runners: UpsertCounts;
  /** Arrivals that changed something. */
  readonly arrivals: number;
  /** Pieces of races that changed what stands beside one: payouts, odds, incidents. */
  readonly beside: number;
  readonly rejected: number;
  /** How often each unknown field was met. */
  readonly unknown: ReadonlyMap<string, number>;
  /** How often each thing was met that a person should know. */
  readonly notices: ReadonlyMap<string, number>;
  /** Days whose stored rows changed. */
  readonly days: ReadonlySet<string>;
  /** Days that were the demo world's before. */
  readonly removedDemo: readonly RemovedDemoDay[];
}

export interface ImportOptions {
  readonly db: Kysely<Database>;
  readonly importer: Importer;
  readonly input: ImportInput;
  readonly onReject: (reject: Reject) => void;
  /** Counts what was stored, over several files. */
  readonly tally?: Pick<ImportSummary, 'addRows' | 'addPart'>;
  /** Told after each batch how many rows have been read. */
  readonly onRows?: (rows: number) => void;
}

type FoundPart = Extract<Found, { kind: 'part' }>;
type FoundRow = Extract<Found, { kind: 'race' | 'runner' }>;
/** Rows a transaction takes: few round trips and commits, and some megabytes. */
const BATCH_ROWS = 2000;
const NOTHING: UpsertCounts = { inserted: 0, updated: 0, unchanged: 0 };

const add = (left: UpsertCounts, right: UpsertCounts): UpsertCounts => ({
  inserted: left.inserted + right.inserted,
  updated: left.updated + right.updated,
  unchanged: left.unchanged + right.unchanged,
});

const count = (times: Map<string, number>, what: string) => times.set(what, (times.get(what) ?? 0) + 1);

/** True for errors about the values given (SQLSTATE classes 22, 23 and 54), not about the database. */
function isDataError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^(22|23|54)/.test(String(error.code));
}

class ImportRun {
  readonly counts: Record<RecordedTable, UpsertCounts> = { caractrap: NOTHING, cachedate: NOTHING };
  readonly unknown = new Map<string, number>();
  readonly notices = new Map<string, number>();
  readonly days = new Set<string>();
  rejected = 0;
  arrivals = 0;
  beside = 0;
  private read = 0;
  private waiting: FoundRow[] = [];
  private waitingArrivals: Arrival[] = [];
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly options: ImportOptions,
    private readonly store: RowStore,
  ) {}

  async take(found: Found): Promise<void> {
    if (found.kind === 'part') return this.savePart(found);
    if (found.kind === 'unknown') count(this.unknown, found.field);
    else if (found.kind === 'notice') count(this.notices, found.text);
    else if (found.kind === 'reject') this.reject(found.reason, found.given, found.place);
    else if (found.kind === 'arrival') this.waitingArrivals.push(found.arrival);
    else this.waiting.push(found);
    if (this.waiting.length + this.waitingArrivals.length >= BATCH_ROWS) await this.flush();
  }

  /** Begins to write what waits, once the batch before is written: meanwhile the next one is read. */
  async flush(): Promise<void> {
    await this.writing;
    const [rows, arrivals] = [this.waiting, this.waitingArrivals];
    [this.waiting, this.waitingArrivals] = [[], []];
    this.writing = this.write(rows, arrivals);
    // A failure is met by whoever waits for this batch; until then it must not end the process.
    this.writing.catch(() => undefined);
  }

  async finish(): Promise<void> {
    await this.flush();
    await this.writing;
  }

  private async write(rows: readonly FoundRow[], arrivals: readonly Arrival[]): Promise<void> {
    for (const kind of ['race', 'runner'] as const) {
      const ofKind = rows.filter((found) => found.kind === kind);
      for (const given of new Set(ofKind.map((found) => found.given)))
        await this.save(ofKind.filter((found) => found.given === given));
    }
    this.arrivals += (await saveArrivals(this.options.db, arrivals)).length;
    this.read += rows.length;
    this.options.onRows?.(this.read);
  }

  private async savePart({ race, save, given, place }: FoundPart): Promise<void> {
    await this.finish();
    try {
      const saved = await save(this.options.db);
      this.counts.caractrap = add(this.counts.caractrap, saved.races);
      this.counts.cachedate = add(this.counts.cachedate, saved.runners);
      this.options.tally?.addPart(race, saved);
      for (const notice of saved.notices) count(this.notices, notice);
      this.arrivals += saved.arrival === null ? 0 : 1;
      this.beside += saved.hasMore ? 1 : 0;
      const written = [saved.races, saved.runners].some(({ inserted, updated }) => inserted + updated > 0);
      if (written || saved.hasMore || saved.arrival !== null) this.days.add(race.jour);
    } catch (error) {
      if (!isDataError(error) && !(error instanceof RangeError)) throw error;
      this.reject(error.message, given, place);
    }
    this.read += 1;
    this.options.onRows?.(this.read);
  }

  private reject(reason: string, given: unknown, place: Place): void {
    this.rejected += 1;
    this.options.onReject({ file: this.options.input.path, ...place, reason, given });
  }

  /** A batch the database refuses is halved until the bad rows stand alone. */
  private async save(rows: readonly FoundRow[]): Promise<void> {
    const [first] = rows;
    if (first === undefined) return;
    try {
      const counts = await this.upsert(rows, first.given);
      this.counts[TABLE_OF[first.kind]] = add(this.counts[TABLE_OF[first.kind]], counts);
      this.options.tally?.addRows(TABLE_OF[first.kind], counts);
      if (counts.inserted + counts.updated > 0) for (const { row } of rows) this.days.add(row.jour);
    } catch (error) {
      if (!isDataError(error)) throw error;
      if (rows.length === 1) return this.reject(error.message, first.row, first.place);
      const middle = Math.ceil(rows.length / 2);
      await this.save(rows.slice(0, middle));
      await this.save(rows.slice(middle));
    }
  }

  private upsert(rows: readonly FoundRow[], given: Given): Promise<UpsertCounts> {
    const races = rows.flatMap((found) => (found.kind === 'race' ? [found.row] : []));
    const runners = rows.flatMap((found) => (found.kind === 'runner' ? [found.row] : []));
    return races.length > 0 ? this.store.saveRaces(races, given) : this.store.saveRunners(runners, given);
  }
}

/**
 * Imports one file in batches. Rows that cannot be taken are rejected and stop nothing else; a second run of the
 * same file changes nothing.
 * @throws UnusableFileError when the file as a whole cannot be used, the database's error when it fails
 */
export async function runImport(options: ImportOptions): Promise<ImportReport> {
  const run = new ImportRun(options, await openRowStore(options.db, options.importer.source));
  for await (const found of options.importer.read(options.input)) await run.take(found);
  await run.finish();
  const { counts, unknown, notices, days, rejected, arrivals, beside } = run;
  const removedDemo = days.size === 0 ? [] : await takeRemovedDemoDays(options.db, [...days]);
  return {
    removedDemo,
    races: counts.caractrap,
    runners: counts.cachedate,
    unknown,
    notices,
    days,
    rejected,
    arrivals,
    beside,
  };
}
