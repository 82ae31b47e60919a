import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { RaceKey } from '../races/store/RaceKey';
import type { RecordedTable, RowOfTable, UpsertCounts } from '../races/store/upsertRows';
import type { Arrival } from '../races/store/saveArrivals';

/** Where in its file something stands. */
export interface Place {
  /** Line, from 1. */
  readonly line: number;
  /** Row, from 1, the header of a CSV file not counted. */
  readonly row: number;
}

/** Columns that rows really bring; the others are filled in and say nothing. `id` is one of them. */
export type Given = ReadonlySet<string> | 'all';

interface FoundRow<Kind extends string, Row> {
  readonly kind: Kind;
  readonly row: Row;
  /** Columns the file has; the same set for rows with the same ones. */
  readonly given: Given;
  readonly place: Place;
}

/** What came of a piece of a race. */
export interface PartReport {
  readonly races: UpsertCounts;
  readonly runners: UpsertCounts;
  /** The arrival or state, where it is news. */
  readonly arrival: Arrival | null;
  /** Something else beside the race changed: payouts, odds, incidents. */
  readonly hasMore: boolean;
  readonly notices: readonly string[];
}

/** One thing an importer found in a file. */
export type Found =
  | FoundRow<'race', RowOfTable['caractrap']>
  | FoundRow<'runner', RowOfTable['cachedate']>
  | { readonly kind: 'arrival'; readonly arrival: Arrival; readonly place: Place }
  | { readonly kind: 'reject'; readonly reason: string; readonly given: unknown; readonly place: Place }
  /** A piece of a race, put together with what is stored of it; what the database refuses is a reject. */
  | {
      readonly kind: 'part';
      readonly race: RaceKey;
      readonly save: (db: Kysely<Database>) => Promise<PartReport>;
      readonly given: unknown;
      readonly place: Place;
    }
  /** Something a person should know of what was kept all the same; it is counted. */
  | { readonly kind: 'notice'; readonly text: string }
  /** A field the importer does not know; it is counted and named, its row is kept. */
  | { readonly kind: 'unknown'; readonly field: string };

export interface ImportInput {
  readonly path: string;
  /** Told how many bytes of the file have been read. */
  readonly onBytes?: (bytes: number) => void;
}

/** Reads one source's files. Writing, counting and reporting is the same for all: `runImport`. */
export interface Importer {
  /** Kept with each row as its source. */
  readonly source: string;
  /**
   * What a file holds, in its order. Bad rows are found as rejects and end nothing.
   * @throws UnusableFileError when the file as a whole cannot be used
   */
  read(input: ImportInput): AsyncIterable<Found>;
}

/** The table kept for each kind of row. */
export const TABLE_OF = { race: 'caractrap', runner: 'cachedate' } as const satisfies Record<
  string,
  RecordedTable
>;

/** A file that cannot be read at all, or is not what it was said to be. */
export class UnusableFileError extends Error {
  constructor(
    readonly path: string,
    reason: string,
    options?: ErrorOptions,
  ) {
    super(`${path}: ${reason}`, options);
    this.name = 'UnusableFileError';
  }
}
