import { COLUMNS_OF, type RecordedTable, type RowOfTable } from './upsertRows';

type Value = string | number | null;

/**
 * A row whose cells stand in the order of its table's columns. A property of its own for each of 133 columns would make
 * each row a hash table of some seven kilobytes, and a third of an import was spent on filling and reading those.
 */
class CellRow {
  constructor(readonly cells: readonly Value[]) {}
}

function rowClass(table: RecordedTable): typeof CellRow {
  class Row extends CellRow {
    toJSON(): Readonly<Record<string, Value | undefined>> {
      return Object.fromEntries(COLUMNS_OF[table].map(({ name }, index) => [name, this.cells[index]]));
    }
  }
  for (const [index, { name }] of COLUMNS_OF[table].entries())
    Object.defineProperty(Row.prototype, name, {
      get(this: CellRow) {
        return this.cells[index];
      },
    });
  return Row;
}

const CLASSES = { caractrap: rowClass('caractrap'), cachedate: rowClass('cachedate') } as const;

/**
 * A row of these cells, one a column of the table. Its columns are read by name as those of any other row, and written
 * to JSON; `{ ...row }` has none of them.
 */
export function rowOfCells<Table extends RecordedTable>(
  table: Table,
  cells: readonly Value[],
): RowOfTable[Table] {
  return new CLASSES[table](cells) as unknown as RowOfTable[Table];
}

/** The cells of a row in the order of its table's columns. */
export function cellsOfRow(table: RecordedTable, row: object): readonly Value[] {
  if (row instanceof CellRow) return row.cells;
  const named = row as Readonly<Record<string, Value | undefined>>;
  return COLUMNS_OF[table].map(({ name }) => named[name] ?? null);
}
