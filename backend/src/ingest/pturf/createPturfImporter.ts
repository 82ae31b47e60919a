import { COLUMNS_OF, type RecordedTable } from '../../races/store/upsertRows';
import { UnusableFileError, type Found, type Importer, type Place } from '../Importer';
import { parseRow } from '../parseRow';
import { isMissing } from '../parseValue';
import { detectDelimiter, readCsvRows } from '../readCsvRows';
import { readJsonRows } from '../readJsonRows';
import { readText, type TextFile } from '../readText';
import { SqlRowScanner, type SqlRow } from '../SqlRowScanner';
import { cellOf, headerOf } from '../rowHeader';
import { unreadableTexts } from './unreadableTexts';

export const PTURF = 'pturf';

/** A row as its file has it: names and values beside each other, as a year of rows makes too many objects. */
interface RawRow {
  readonly fields: readonly string[];
  readonly values: readonly unknown[];
  readonly place: Place;
  /** The table a dump names; others tell by their fields. */
  readonly table?: RecordedTable;
}
type Raw = RawRow | Extract<Found, { kind: 'reject' | 'notice' }>;

const reject = (reason: string, given: unknown, place: Place): Extract<Found, { kind: 'reject' }> => ({
  kind: 'reject',
  reason,
  given,
  place,
});
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const rawRow = (row: Readonly<Record<string, unknown>>, place: Place): RawRow => ({
  fields: Object.keys(row),
  values: Object.values(row),
  place,
});
const asObject = ({ fields, values }: RawRow) =>
  Object.fromEntries(fields.map((field, index) => [field, values[index]]));

async function* jsonRows({ pieces }: TextFile): AsyncGenerator<Raw> {
  for await (const row of readJsonRows(pieces)) {
    if ('problem' in row) yield reject(row.problem, row.text, row.place);
    else if (isObject(row.value)) yield rawRow(row.value, row.place);
    else yield reject('is not an object', row.value, row.place);
  }
}

async function* csvRows({ start, pieces }: TextFile): AsyncGenerator<Raw> {
  let header: readonly string[] | null = null;
  for await (const row of readCsvRows(pieces, detectDelimiter(start))) {
    if ('problem' in row) yield reject(row.problem, row.text, row.place);
    else if (header === null) header = row.values;
    else if (row.values.length !== header.length) {
      yield reject(
        `has ${row.values.length} cells where the header has ${header.length}`,
        row.values,
        row.place,
      );
    } else yield { fields: header, values: row.values, place: row.place };
  }
}

async function* dumpRows({ pieces }: TextFile): AsyncGenerator<Raw> {
  const scanner = new SqlRowScanner();
  const rowsOf = function* (rows: readonly SqlRow[]): Generator<Raw> {
    for (const row of rows) {
      const { table, place } = row;
      if (table !== undefined && !isRecorded(table))
        yield { kind: 'notice', text: `rows of table ${table} are left out` };
      else if ('problem' in row) yield reject(row.problem, row.text, place);
      else yield { fields: row.fields, values: row.values, place, ...(table !== undefined && { table }) };
    }
  };
  for await (const piece of pieces) yield* rowsOf(scanner.scan(piece));
  yield* rowsOf(scanner.end());
}

/** A statement at the beginning of a line, behind the comments a dump begins with. */
export const DUMP_START =
  /^\s*(?:CREATE TABLE|INSERT (?:IGNORE )?INTO|REPLACE INTO|DROP TABLE|LOCK TABLES)\s/im;

/** A list or an object, also where the list's own bracket is damaged: no header has a brace. */
export const JSON_START = /^\s*(?:[[{]|.\s*\{)/;

/** Of what is wrong with a file and not with one of its rows. */
const NOWHERE: Place = { line: 0, row: 0 };

/** Columns only one of the two tables has tell a file given for the other. */
const TELLING = { caractrap: 'prixnom', cachedate: 'numero' } as const;

const KIND_OF = { caractrap: 'race', cachedate: 'runner' } as const;

const NAME_OF = { caractrap: 'races', cachedate: 'runners' } as const;

const TABLES = ['caractrap', 'cachedate'] as const;

/** Whether fields name the column that only this table has. */
function isToldBy(table: RecordedTable, fields: readonly string[]): boolean {
  const { places } = headerOf(table, fields);
  return places[COLUMNS_OF[table].findIndex(({ name }) => name === TELLING[table])]?.length !== 0;
}

/**
 * The table whose rows have these fields.
 * @param given what the file is said to hold
 * @throws UnusableFileError for a file of the other table, of neither, or of which it cannot be told
 */
function tableOf(path: string, given: RecordedTable | null, fields: readonly string[]): RecordedTable {
  const [told, also] = TABLES.filter((table) => isToldBy(table, fields));
  const table = given ?? (also === undefined ? told : undefined);
  if (table === undefined)
    throw new UnusableFileError(path, 'cannot be told to hold races or runners: say --races or --runners');
  if (told !== undefined && told !== table && also === undefined)
    throw new UnusableFileError(path, `holds ${NAME_OF[told]}, not ${NAME_OF[table]}`);
  if (headerOf(table, fields).unknown.length === fields.length)
    throw new UnusableFileError(path, `names no column of ${NAME_OF[table]}`);
  return table;
}

function* findRow<Table extends RecordedTable>(table: Table, raw: RawRow, whole: RawRow): Generator<Found> {
  const header = headerOf(table, raw.fields);
  for (const field of header.unknown) yield { kind: 'unknown', field };
  const parsed = parseRow(table, header, raw.values);
  if ('problem' in parsed) return yield reject(parsed.problem, asObject(whole), raw.place);
  for (const name of parsed.dropped)
    yield { kind: 'notice', text: `${name} holds what cannot be read as a date and time; it is left out` };
  for (const text of unreadableTexts(table, parsed.row)) yield { kind: 'notice', text };
  const found = { kind: KIND_OF[table], row: parsed.row, given: header.given, place: raw.place };
  yield found as unknown as Found;
}

/** A runner's `numcourse` is its race's number, or the race itself, which may leave out the day. */
function splitRace(raw: RawRow): { readonly race: RawRow; readonly runner: RawRow } | null {
  const header = headerOf('cachedate', raw.fields);
  const nested = cellOf('cachedate', header, raw.values, 'numcourse');
  if (!isObject(nested)) return null;
  const given = rawRow(nested, raw.place);
  const cell = (name: string) => cellOf('caractrap', headerOf('caractrap', given.fields), given.values, name);
  const day = isMissing(cell('jour')) ? [cellOf('cachedate', header, raw.values, 'jour')] : [];
  return {
    race: {
      fields: [...given.fields, ...day.map(() => 'jour')],
      values: [...given.values, ...day],
      place: raw.place,
    },
    runner: {
      ...raw,
      values: raw.values.map((value) => (value === nested ? (cell('id') ?? cell('comp')) : value)),
    },
  };
}

const NEEDED = ['hippo', 'prix'] as const;

function* findRunner(raw: RawRow, seen: Set<unknown>): Generator<Found> {
  const split = splitRace(raw);
  if (split !== null) {
    const { given } = headerOf('caractrap', split.race.fields);
    const id = cellOf('cachedate', headerOf('cachedate', raw.fields), split.runner.values, 'numcourse');
    // A nested race comes with each of its runners; only a whole one is taken, once.
    if ((given === 'all' || NEEDED.every((name) => given.has(name))) && !seen.has(id)) {
      seen.add(id);
      yield* findRow('caractrap', split.race, raw);
    }
  }
  yield* findRow('cachedate', split?.runner ?? raw, raw);
}

const isRecorded = (table: string): table is RecordedTable => Object.hasOwn(COLUMNS_OF, table);

function* findIn(table: RecordedTable, raw: RawRow, seen: Set<unknown>): Generator<Found> {
  yield* table === 'caractrap' ? findRow(table, raw, raw) : findRunner(raw, seen);
}

/**
 * Reads exports of the two tables: JSON (a list of rows, an object that holds one, a row a line), CSV (comma,
 * semicolon, tab or bar) or a MySQL dump of both, each also gzipped; names in any case, other fields reported.
 * @param given what the file is said to hold; null to tell it from the first row. A dump says it itself.
 */
export function createPturfImporter(given: RecordedTable | null = null): Importer {
  return {
    source: PTURF,
    read: async function* (input) {
      const file = await readText(input);
      const isDump = DUMP_START.test(file.start);
      const rows = isDump ? dumpRows(file) : JSON_START.test(file.start) ? jsonRows(file) : csvRows(file);
      const seen = new Set<unknown>();
      let table: RecordedTable | null = null;
      for await (const raw of rows) {
        if ('kind' in raw) yield raw;
        else if (raw.table !== undefined) {
          yield* findIn(raw.table, raw, seen);
        } else {
          table ??= tableOf(input.path, given, raw.fields);
          yield* findIn(table, raw, seen);
        }
      }
      const damage = file.damage();
      if (damage !== null) yield reject(damage, null, NOWHERE);
    },
  };
}
