import { CompiledQuery, sql, type Kysely } from 'kysely';
import type { Database } from '../../database/Database';
import { cellsOfRow } from './cellRow';
import { COLUMNS_OF, upsertRows, type RecordedTable, type RowOfTable } from './upsertRows';

/**
 * Writes rows whose ids are not stored.
 * @throws the database's error for values no column can hold; nothing of these rows is written then
 */
export type InsertRows = <Table extends RecordedTable>(
  db: Kysely<Database>,
  table: Table,
  rows: readonly RowOfTable[Table][],
  source: string,
) => Promise<void>;

/** What COPY's text form writes otherwise, https://www.postgresql.org/docs/current/sql-copy.html */
const ESCAPED = /[\\\t\n\r]/g;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const HAS_ESCAPED = /[\\\t\n\r]/;

function copyCell(value: string | number | null): string | number {
  if (typeof value === 'number') return value;
  if (value === null) return '\\N';
  return HAS_ESCAPED.test(value) ? value.replaceAll(ESCAPED, (sign) => ESCAPES[sign] ?? sign) : value;
}

const copyLine = (table: RecordedTable, row: object) => cellsOfRow(table, row).map(copyCell).join('\t');

const copyRows: InsertRows = async (db, table, rows, source) => {
  if (rows.length === 0) return;
  const columns = COLUMNS_OF[table].map(({ name }) => `"${name}"`).join();
  const last = `\t${copyCell(source)}\n`;
  const data = Buffer.from(`${rows.map((row) => copyLine(table, row)).join(last)}${last}`);
  await db.executeQuery(CompiledQuery.raw(`COPY ${table} (${columns}, source) FROM STDIN`, [data]));
};

/** The way a database takes rows fastest: COPY, which the embedded one does not take through its socket. */
export async function chooseInsert(db: Kysely<Database>): Promise<InsertRows> {
  const { rows } = await sql<{ version: string }>`SELECT version() AS version`.execute(db);
  if (!rows.some(({ version }) => version.includes('PGlite'))) return copyRows;
  return async (...given) => void (await upsertRows(...given));
}
