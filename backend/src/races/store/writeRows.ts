import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database';
import type { InsertRows } from './insertRows';
import { COLUMNS_OF, upsertRows, type RecordedTable, type RowOfTable, type UpsertCounts } from './upsertRows';

/** A row as it stands in its table. */
export type StoredRow<Table extends RecordedTable> = RowOfTable[Table] & { readonly source: string };

/** A row to write, and the one that stands under its id. */
export interface RowToWrite<Table extends RecordedTable> {
  readonly row: RowOfTable[Table];
  readonly stored: StoredRow<Table> | undefined;
}

export interface RowsToWrite<Table extends RecordedTable> {
  readonly table: Table;
  /** One an id. */
  readonly rows: readonly RowToWrite<Table>[];
  readonly source: string;
  readonly insert: InsertRows;
}

function differs<Table extends RecordedTable>(
  table: Table,
  { row, stored }: RowToWrite<Table>,
  source: string,
): boolean {
  if (stored?.source !== source) return true;
  const [left, right] = [row, stored] as unknown as Readonly<Record<string, unknown>>[];
  return COLUMNS_OF[table].some(({ name }) => left?.[name] !== right?.[name]);
}

/**
 * Writes rows whose stored state is known: new ones in bulk, those that differ one by one, the rest not at all. Nobody
 * else may write these rows meanwhile.
 * @throws the database's error for values no column can hold
 */
export async function writeRows<Table extends RecordedTable>(
  db: Kysely<Database>,
  { table, rows, source, insert }: RowsToWrite<Table>,
): Promise<UpsertCounts> {
  const fresh = rows.filter(({ stored }) => stored === undefined).map(({ row }) => row);
  const changed = rows
    .filter((each) => each.stored !== undefined && differs(table, each, source))
    .map(({ row }) => row);
  await insert(db, table, fresh, source);
  await upsertRows(db, table, changed, source);
  return {
    inserted: fresh.length,
    updated: changed.length,
    unchanged: rows.length - fresh.length - changed.length,
  };
}
