import { COLUMNS_OF, type Given, type RecordedTable, type RowOfTable } from '../store/upsertRows';
import { parseValue } from './parseValue';

export type ParsedRow<Table extends RecordedTable> =
  { readonly row: RowOfTable[Table]; readonly given: Given } | { readonly problem: string };

const BY_LOWER_NAME: Readonly<Record<RecordedTable, ReadonlyMap<string, string>>> = {
  caractrap: new Map(COLUMNS_OF.caractrap.map(({ name }) => [name.toLowerCase(), name])),
  cachedate: new Map(COLUMNS_OF.cachedate.map(({ name }) => [name.toLowerCase(), name])),
};

/** The dictionary's spelling of a field's name, whatever its case; undefined for an unknown field. */
export function columnName(table: RecordedTable, field: string): string | undefined {
  return BY_LOWER_NAME[table].get(field.trim().toLowerCase());
}

/** Ids that follow from one another are filled in where an export leaves them out. */
function complete(table: RecordedTable, cells: Map<string, unknown>): void {
  const fallBack = (name: string, given: unknown) => {
    const own = cells.get(name);
    if ((own === undefined || own === null || own === '') && given !== undefined) cells.set(name, given);
  };
  if (table === 'caractrap') {
    fallBack('id', cells.get('comp'));
    fallBack('comp', cells.get('id'));
    return;
  }
  fallBack('numcourse', cells.get('comp'));
  fallBack('comp', cells.get('numcourse'));
  const [race, numero] = [Number(cells.get('numcourse')), Number(cells.get('numero'))];
  if (race > 0 && numero > 0) fallBack('id', Number(`${race}${numero}`));
}

const SETS = new Map<string, Given>();

/** The set of columns a row brings, one and the same object for the same columns. */
function givenColumns(table: RecordedTable, cells: ReadonlyMap<string, unknown>): Given {
  if (cells.size === COLUMNS_OF[table].length) return 'all';
  const key = [...cells.keys()].sort().join();
  const known = SETS.get(key) ?? new Set(cells.keys());
  SETS.set(key, known);
  return known;
}

/**
 * A row of a table from the cells of an export, names in the dictionary's spelling. The first cell that cannot be
 * read refuses the row.
 */
export function parseRow<Table extends RecordedTable>(
  table: Table,
  cells: Map<string, unknown>,
): ParsedRow<Table> {
  complete(table, cells);
  const row: Record<string, string | number | null> = {};
  for (const column of COLUMNS_OF[table]) {
    const parsed = parseValue(column, cells.get(column.name));
    if ('problem' in parsed) return parsed;
    row[column.name] = parsed.value;
  }
  return { row: row as unknown as RowOfTable[Table], given: givenColumns(table, cells) };
}
