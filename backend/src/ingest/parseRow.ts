import { COLUMNS_OF, type RecordedTable, type RowOfTable } from '../store/upsertRows';
import type { Given } from './Importer';
import { isMissing, parseNumber, parseValue } from './parseValue';

export type ParsedRow<Table extends RecordedTable> =
  { readonly row: RowOfTable[Table]; readonly given: Given } | { readonly problem: string };

const COLUMN_BY_LOWER_NAME: Readonly<Record<RecordedTable, ReadonlyMap<string, string>>> = {
  caractrap: new Map(COLUMNS_OF.caractrap.map(({ name }) => [name.toLowerCase(), name])),
  cachedate: new Map(COLUMNS_OF.cachedate.map(({ name }) => [name.toLowerCase(), name])),
};

const KNOWN_SPELLINGS: Readonly<Record<RecordedTable, Map<string, string | null>>> = {
  caractrap: new Map(),
  cachedate: new Map(),
};
/** Files bring few spellings; a damaged one may bring a new one with each row. */
const MOST_SPELLINGS = 5000;

/** The dictionary's spelling of a field's name, whatever its case; undefined for an unknown field. */
export function columnName(table: RecordedTable, field: string): string | undefined {
  const spellings = KNOWN_SPELLINGS[table];
  const known = spellings.get(field);
  if (known !== undefined) return known ?? undefined;
  const name = COLUMN_BY_LOWER_NAME[table].get(field.trim().toLowerCase());
  if (spellings.size < MOST_SPELLINGS) spellings.set(field, name ?? null);
  return name;
}

/** Ids that follow from one another are filled in where an export leaves them out. */
function complete(table: RecordedTable, cells: Map<string, unknown>): void {
  const fallBack = (name: string, given: unknown) => {
    if (isMissing(cells.get(name)) && given !== undefined) cells.set(name, given);
  };
  if (table === 'caractrap') {
    fallBack('id', cells.get('comp'));
    fallBack('comp', cells.get('id'));
    return;
  }
  fallBack('numcourse', cells.get('comp'));
  fallBack('comp', cells.get('numcourse'));
  const [race, numero] = [parseNumber(cells.get('numcourse')), parseNumber(cells.get('numero'))];
  if (race !== null && numero !== null && race > 0 && numero > 0) fallBack('id', Number(`${race}${numero}`));
}

type Cells = Readonly<Record<string, string | number | null>>;

/** Ids that contradict one another would put a row in another's place. */
function contradiction(table: RecordedTable, row: Cells): string | null {
  if (table === 'caractrap') {
    if (Number(row['id']) < 1) return `id: a number above 0 is needed, found ${row['id']}`;
    return row['comp'] === row['id'] ? null : `comp: ${row['id']} is needed as in id, found ${row['comp']}`;
  }
  const { id, comp, numcourse, numero } = row;
  if (Number(numcourse) < 1) return `numcourse: a number above 0 is needed, found ${numcourse}`;
  if (comp !== numcourse) return `comp: ${numcourse} is needed as in numcourse, found ${comp}`;
  if (Number(numero) < 1) return `numero: a number above 0 is needed, found ${numero}`;
  if (String(id) === `${numcourse}${numero}`) return null;
  return `id: ${numcourse}${numero} is needed for number ${numero} of race ${numcourse}, found ${id}`;
}

const SETS = new Map<string, Given>();
const MOST_SETS = 1000;

/** The set of columns a row brings, one and the same object for the same columns. */
function givenColumns(table: RecordedTable, cells: ReadonlyMap<string, unknown>): Given {
  if (cells.size === COLUMNS_OF[table].length) return 'all';
  const key = [...cells.keys()].sort().join();
  const known = SETS.get(key) ?? new Set(cells.keys());
  if (SETS.size < MOST_SETS) SETS.set(key, known);
  return known;
}

/**
 * A row of a table from the cells of an export, names in the dictionary's spelling. The first cell that cannot be
 * read, and ids that contradict one another, refuse the row as a whole.
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
  const problem = contradiction(table, row);
  if (problem !== null) return { problem };
  return { row: row as unknown as RowOfTable[Table], given: givenColumns(table, cells) };
}
