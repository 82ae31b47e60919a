import { COLUMNS_OF, type RecordedTable } from '../races/store/upsertRows';
import type { Given } from './Importer';
import { isMissing } from './parseValue';

/** The fields of a file's rows, held against the columns of a table. */
export interface RowHeader {
  /** For each column where a row has its value: once as a rule, not at all, or in several spellings. */
  readonly places: readonly (readonly number[])[];
  /** Columns that rows with these fields bring, ids that follow from one another included. */
  readonly given: Given;
  /** Fields no column is known for. */
  readonly unknown: readonly string[];
}

const INDEX_OF: Readonly<Record<RecordedTable, ReadonlyMap<string, number>>> = {
  caractrap: new Map(COLUMNS_OF.caractrap.map(({ name }, index) => [name.toLowerCase(), index])),
  cachedate: new Map(COLUMNS_OF.cachedate.map(({ name }, index) => [name.toLowerCase(), index])),
};
const IDS = { caractrap: ['id', 'comp'], cachedate: ['id', 'comp', 'numcourse'] } as const;

function createHeader(table: RecordedTable, fields: readonly string[]): RowHeader {
  const places: number[][] = COLUMNS_OF[table].map(() => []);
  const unknown: string[] = [];
  for (const [place, field] of fields.entries()) {
    const index = INDEX_OF[table].get(field.trim().toLowerCase());
    if (index === undefined) unknown.push(field);
    else places[index]?.push(place);
  }
  const names = COLUMNS_OF[table].filter((_, index) => places[index]?.length !== 0).map(({ name }) => name);
  const given = new Set<string>([...names, ...IDS[table]]);
  return { places, unknown, given: given.size === COLUMNS_OF[table].length ? 'all' : given };
}

/** Files bring few headers; a damaged one may bring a new one with each row. */
const MOST_HEADERS = 1000;
const HEADERS: Readonly<Record<RecordedTable, Map<string, RowHeader>>> = {
  caractrap: new Map(),
  cachedate: new Map(),
};

/** The rows of a CSV file share one list of fields, which is quicker to recognise than to read. */
const LATEST: Readonly<Record<RecordedTable, WeakMap<readonly string[], RowHeader>>> = {
  caractrap: new WeakMap(),
  cachedate: new WeakMap(),
};

/** The header of rows with these fields, whatever their case; one and the same object for the same fields. */
export function headerOf(table: RecordedTable, fields: readonly string[]): RowHeader {
  const latest = LATEST[table].get(fields);
  if (latest !== undefined) return latest;
  const key = fields.join('\0');
  const header = HEADERS[table].get(key) ?? createHeader(table, fields);
  if (HEADERS[table].size < MOST_HEADERS) HEADERS[table].set(key, header);
  LATEST[table].set(fields, header);
  return header;
}

/** A row's cells in the column at an index: one as a rule; of several spellings those with a value, the last first. */
export function cellsAt(
  { places }: RowHeader,
  values: readonly unknown[],
  index: number,
): readonly unknown[] {
  const found = places[index] ?? [];
  const cells = found.map((place) => values[place]).toReversed();
  const given = cells.filter((cell) => !isMissing(cell));
  return given.length > 0 ? given : cells;
}

/** A row's cell in the column at an index; of several spellings the last with a value. */
export function cellAt(header: RowHeader, values: readonly unknown[], index: number): unknown {
  const places = header.places[index];
  const first = places?.[0];
  if (first === undefined) return undefined;
  return places?.length === 1 ? values[first] : cellsAt(header, values, index)[0];
}

/** A row's cell in a column by its name. */
export function cellOf(
  table: RecordedTable,
  header: RowHeader,
  values: readonly unknown[],
  name: string,
): unknown {
  return cellAt(header, values, INDEX_OF[table].get(name.toLowerCase()) ?? -1);
}
