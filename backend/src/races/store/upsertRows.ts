import {
  CACHEDATE_COLUMNS,
  type CachedateRow,
  CARACTRAP_COLUMNS,
  type CaractrapRow,
  type Column,
} from '@galopin/shared/dictionary';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/Database';
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

interface Batch {
  readonly table: RecordedTable;
  readonly rows: readonly object[];
  readonly source: string;
}

function fragmentsOf(table: RecordedTable) {
  const quoted = COLUMNS_OF[table].map(({ name, type }) => ({ name: `"${name}"`, type: SQL_TYPES[type] }));
  const names = quoted.map(({ name }) => name);
  return {
    names: names.join(', '),
    record: quoted.map(({ name, type }) => `${name} ${type}`).join(', '),
    assignments: names.map((name) => `${name} = excluded.${name}`).join(', '),
    stored: names.map((name) => `t.${name}`).join(', '),
    given: names.map((name) => `excluded.${name}`).join(', '),
  };
}

const FRAGMENTS = { caractrap: fragmentsOf('caractrap'), cachedate: fragmentsOf('cachedate') } as const;

/** One statement. Rows go as one JSON parameter: 133 columns of 500 rows are more parameters than a statement takes. */
async function upsertBatch(db: Kysely<Database>, { table, rows, source }: Batch): Promise<UpsertCounts> {
  const { names, record, assignments, stored, given } = FRAGMENTS[table];
  const { rows: changed } = await sql<{ inserted: boolean }>`
    INSERT INTO ${sql.table(table)} AS t (${sql.raw(names)}, source)
    SELECT ${sql.raw(names)}, ${source}
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS given (${sql.raw(record)})
    ORDER BY "id"
    ON CONFLICT ("id") DO UPDATE SET ${sql.raw(assignments)}, source = excluded.source
    WHERE (${sql.raw(stored)}, t.source) IS DISTINCT FROM (${sql.raw(given)}, excluded.source)
    RETURNING (xmax = 0) AS inserted`.execute(db);
  const inserted = changed.filter((row) => row.inserted).length;
  return { inserted, updated: changed.length - inserted, unchanged: rows.length - changed.length };
}

/**
 * Writes rows by their id: new ones are inserted, those that differ replaced, the rest left alone. Of rows with
 * one id the last counts, the others as unchanged. Each batch is written whole or not at all.
 * @param source where the rows come from: `pturf`, `pmu`, `demo`
 * @throws the database's error for values no column can hold, such as a text with a NUL character
 */
export async function upsertRows<Table extends RecordedTable>(
  db: Kysely<Database>,
  table: Table,
  rows: readonly RowOfTable[Table][],
  source: string,
): Promise<UpsertCounts> {
  const distinct = [...new Map(rows.map((row) => [row.id, row])).values()];
  const total = { inserted: 0, updated: 0, unchanged: rows.length - distinct.length };
  for (let start = 0; start < distinct.length; start += BATCH_ROWS) {
    const counts = await upsertBatch(db, {
      table,
      rows: distinct.slice(start, start + BATCH_ROWS),
      source,
    });
    total.inserted += counts.inserted;
    total.updated += counts.updated;
    total.unchanged += counts.unchanged;
  }
  return total;
}
