import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/Database';
import { cellsOfRow } from '../../races/store/cellRow';
import { COLUMNS_OF, type RecordedTable, type RowOfTable } from '../../races/store/upsertRows';

/** What is stored under the ids of rows. */
export interface FoundStored {
  /** Ids that are stored, from whatever source. */
  readonly ids: ReadonlySet<number>;
  /** Ids of rows that are stored to the letter as one state of this source, whatever came of them before. */
  readonly equal: ReadonlySet<number>;
}

const columnsOf = (table: RecordedTable) =>
  sql.join(COLUMNS_OF[table].map(({ name }) => sql.ref(`t.${name}`)));
const COLUMNS = { caractrap: columnsOf('caractrap'), cachedate: columnsOf('cachedate') } as const;

/** What PostgreSQL quotes in a row's text, https://www.postgresql.org/docs/current/rowtypes.html#ROWTYPES-IO-SYNTAX */
const QUOTED = /["\\(), \t\n\v\f\r]/;

function cellText(value: string | number | null): string | number {
  if (value === null) return '';
  if (typeof value === 'number') return value;
  if (value === '') return '""';
  return QUOTED.test(value) ? `"${value.replaceAll(/["\\]/g, '$&$&')}"` : value;
}

/**
 * A row as PostgreSQL writes it. Numbers beyond a dozen figures may be written otherwise there: such a row is taken
 * for another one, which costs a closer look and no more.
 */
const rowText = (table: RecordedTable, row: object) => `(${cellsOfRow(table, row).map(cellText).join()})`;

/**
 * Tells which rows are stored, and which of these as they are: those are neither read column by column nor written. An
 * id with several rows is equal where each of them is.
 */
export async function findStored<Table extends RecordedTable>(
  db: Kysely<Database>,
  table: Table,
  rows: readonly RowOfTable[Table][],
  source: string,
): Promise<FoundStored> {
  const ids = [...new Set(rows.map(({ id }) => id))];
  const { rows: found } = await sql<{ readonly id: number; readonly text: string | null }>`
    SELECT t."id", CASE WHEN t.source = ${source} AND NOT EXISTS (
      SELECT FROM column_stages AS stages WHERE stages.recorded = ${table} AND stages.id = t."id"
    ) THEN ROW(${COLUMNS[table]})::text END AS text
    FROM ${sql.table(table)} AS t WHERE t."id" = ANY (${ids}::bigint[])`.execute(db);
  const texts = new Map(found.map(({ id, text }) => [id, text]));
  const equal = new Set(found.filter(({ text }) => text !== null).map(({ id }) => id));
  for (const row of rows)
    if (equal.has(row.id) && texts.get(row.id) !== rowText(table, row)) equal.delete(row.id);
  return { ids: new Set(texts.keys()), equal };
}
