import type { CachedateRow, CaractrapRow, Column } from '@galopin/shared/dictionary';
import { CACHEDATE_COLUMNS, CARACTRAP_COLUMNS } from '@galopin/shared/dictionary';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { SQL_TYPES } from './racingTables';

/** Rows each recorded table takes. */
export interface RowOfTable {
  readonly caractrap: CaractrapRow;
  readonly cachedate: CachedateRow;
}
export type RecordedTable = keyof RowOfTable;

export interface UpsertCounts {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
}

export const COLUMNS_OF: Readonly<Record<RecordedTable, readonly Column[]>> = {
  caractrap: CARACTRAP_COLUMNS,
  cachedate: CACHEDATE_COLUMNS,
};

/** Rows a statement takes: few round trips, and a statement of some two megabytes. */
export const BATCH_ROWS = 500;

/** Columns that rows really bring; the others are filled in and do not replace what is stored. `id` is one of them. */
export type Given = ReadonlySet<string> | 'all';

interface Batch {
  readonly table: RecordedTable;
  readonly rows: readonly object[];
  readonly source: string;
  readonly given: Given;
}

interface Fragments {
  readonly names: string;
  readonly record: string;
  readonly assignments: string;
  readonly stored: string;
  readonly given: string;
}

function fragmentsOf(table: RecordedTable, given: Given): Fragments {
  const quoted = COLUMNS_OF[table].map(({ name, type }) => ({ name: `"${name}"`, type: SQL_TYPES[type] }));
  const names = quoted.map(({ name }) => name);
  const replaced = given === 'all' ? names : names.filter((name) => given.has(name.slice(1, -1)));
  return {
    names: names.join(', '),
    record: quoted.map(({ name, type }) => `${name} ${type}`).join(', '),
    assignments: replaced.map((name) => `${name} = excluded.${name}`).join(', '),
    stored: replaced.map((name) => `t.${name}`).join(', '),
    given: replaced.map((name) => `excluded.${name}`).join(', '),
  };
}

const WHOLE_ROWS: Readonly<Record<RecordedTable, Fragments>> = {
  caractrap: fragmentsOf('caractrap', 'all'),
  cachedate: fragmentsOf('cachedate', 'all'),
};

/** One statement. Rows go as one JSON parameter: 133 columns of 500 rows are more parameters than a statement takes. */
async function upsertBatch(
  db: Kysely<Database>,
  { table, rows, source, given }: Batch,
): Promise<UpsertCounts> {
  const whole = WHOLE_ROWS[table];
  const {
    names,
    record,
    assignments,
    stored,
    given: offered,
  } = given === 'all' ? whole : fragmentsOf(table, given);
  const { rows: changed } = await sql<{ inserted: boolean }>`
    INSERT INTO ${sql.table(table)} AS t (${sql.raw(names)}, source)
    SELECT ${sql.raw(names)}, ${source}
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS given (${sql.raw(record)})
    ORDER BY "id"
    ON CONFLICT ("id") DO UPDATE SET ${sql.raw(assignments)}, source = excluded.source
    WHERE (${sql.raw(stored)}, t.source) IS DISTINCT FROM (${sql.raw(offered)}, excluded.source)
    RETURNING (xmax = 0) AS inserted`.execute(db);
  const inserted = changed.filter((row) => row.inserted).length;
  return { inserted, updated: changed.length - inserted, unchanged: rows.length - changed.length };
}

/**
 * Writes rows by their id: new ones are inserted, those that differ replaced, the rest left alone. Of rows with
 * one id the last counts, the others as unchanged. Each batch is written whole or not at all.
 * @param source where the rows come from: `pturf`, `pmu`, `demo`
 * @param given columns to replace in a stored row, all by default
 * @throws the database's error for values no column can hold, such as a text with a NUL character
 */
export async function upsertRows<Table extends RecordedTable>(
  db: Kysely<Database>,
  table: Table,
  rows: readonly RowOfTable[Table][],
  source: string,
  given: Given = 'all',
): Promise<UpsertCounts> {
  const distinct = [...new Map(rows.map((row) => [row.id, row])).values()];
  const total = { inserted: 0, updated: 0, unchanged: rows.length - distinct.length };
  for (let start = 0; start < distinct.length; start += BATCH_ROWS) {
    const counts = await upsertBatch(db, {
      table,
      rows: distinct.slice(start, start + BATCH_ROWS),
      source,
      given,
    });
    total.inserted += counts.inserted;
    total.updated += counts.updated;
    total.unchanged += counts.unchanged;
  }
  return total;
}
