import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database';
import { COLUMNS_OF, type RecordedTable, type RowOfTable } from '../../races/store/upsertRows';
import type { StoredRow } from '../../races/store/writeRows';
import type { Given } from '../Importer';
import { mergeStates, type KeptRow, type Stages } from './mergeStates';
import { findStored } from './findStored';
import { asOwn, type Cells } from './overlayRow';
import { storedRows } from './SourceRows';
import { saveStages, storedStages } from './stagesTable';

/** Rows of the main source as a file has them. */
export interface StatedRows<Table extends RecordedTable> {
  readonly table: Table;
  readonly rows: readonly RowOfTable[Table][];
  readonly source: string;
  readonly given: Given;
  /** Whether another source says something of the same. */
  readonly isShared: (row: RowOfTable[Table]) => boolean;
  /** Columns of a stored row whose value is another source's. */
  readonly filledOf: (row: RowOfTable[Table]) => readonly string[];
}

/** A row as its source has told it, up to now. */
export interface MergedRow<Table extends RecordedTable> {
  readonly row: RowOfTable[Table];
  readonly stored: StoredRow<Table> | undefined;
}

/**
 * Puts what a file says of rows together with what their source said before, and keeps how late each column is. Call
 * within `lockDays`; the rows themselves are the caller's to write.
 * @returns one row an id, in the order given; none for rows that are stored to the letter and that no other source knows
 */
export async function mergeWithStored<Table extends RecordedTable>(
  db: Kysely<Database>,
  { table, rows, source, given, isShared, filledOf }: StatedRows<Table>,
): Promise<readonly MergedRow<Table>[]> {
  const { ids, equal } = await findStored(db, table, rows, source);
  const isSame = (row: RowOfTable[Table]) => equal.has(row.id) && given === 'all' && !isShared(row);
  const told = rows.filter((row) => !isSame(row));
  const toRead = [...new Set(told.map(({ id }) => id))].filter((id) => ids.has(id));
  const found = toRead.length === 0 ? [] : await storedRows(db, table, 'id', toRead);
  const stored = new Map(found.map((row) => [row.id, row as unknown as StoredRow<Table>]));
  const stages = toRead.length === 0 ? new Map<number, Stages>() : await storedStages(db, table, toRead);
  const keptOf = (row: RowOfTable[Table]): KeptRow | undefined => {
    const before = stored.get(row.id);
    if (before?.source !== source) return undefined;
    return {
      cells: asOwn(COLUMNS_OF[table], before as unknown as Cells, filledOf(row)),
      stages: stages.get(row.id) ?? null,
    };
  };
  const merged = new Map<number, KeptRow>();
  for (const row of told) {
    const before = merged.get(row.id) ?? keptOf(row);
    merged.set(row.id, mergeStates(table, before, row as unknown as Cells, given));
  }
  await saveStages(db, table, changedStages(stages, merged));
  return [...merged].map(([id, { cells }]) => ({
    row: cells as unknown as RowOfTable[Table],
    stored: stored.get(id),
  }));
}

function changedStages(
  stored: ReadonlyMap<number, Stages>,
  merged: ReadonlyMap<number, KeptRow>,
): ReadonlyMap<number, Stages | null> {
  const isSame = (left: Stages | null, right: Stages | null) =>
    JSON.stringify(left) === JSON.stringify(right);
  return new Map(
    [...merged]
      .filter(([id, row]) => !isSame(stored.get(id) ?? null, row.stages))
      .map(([id, row]) => [id, row.stages]),
  );
}
