import { COLUMNS_OF, type RecordedTable } from '../../races/store/upsertRows';
import { UnusableFileError, type Found, type Importer, type Place } from '../Importer';
import { parseRow } from '../parseRow';
import { isMissing } from '../parseValue';
import { detectDelimiter, readCsvRows } from '../readCsvRows';
import { readJsonRows } from '../readJsonRows';
import { readText, type TextFile } from '../readText';
import { cellOf, headerOf } from '../rowHeader';
import { unreadableTexts } from './unreadableTexts';

/** A row as its file has it: names and values beside each other, as a year of rows makes too many objects. */
interface RawRow {
  readonly fields: readonly string[];
  readonly values: readonly unknown[];
  readonly place: Place;
}
type Raw = RawRow | Extract<Found, { kind: 'reject' }>;

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

/** A list or an object, also where the list's own bracket is damaged: no header has a brace. */
const JSON_START = /^\s*(?:[[{]|.\s*\{)/;

/** Of what is wrong with a file and not with one of its rows. */
const NOWHERE: Place = { line: 0, row: 0 };

/** Columns only one of the two tables has tell a file given for the other. */
const TELLING = { caractrap: 'prixnom', cachedate: 'numero' } as const;

const KIND_OF = { caractrap: 'race', cachedate: 'runner' } as const;

function checkKind(path: string, table: RecordedTable, fields: readonly string[]): void {
  const other = table === 'caractrap' ? 'cachedate' : 'caractrap';
  const has = (kind: RecordedTable) =>
    headerOf(kind, fields).places[COLUMNS_OF[kind].findIndex(({ name }) => name === TELLING[kind])]
      ?.length !== 0;
  if (!has(table) && has(other)) {
    throw new UnusableFileError(
      path,
      other === 'caractrap' ? 'holds races, not runners' : 'holds runners, not races',
    );
  }
  if (headerOf(table, fields).unknown.length === fields.length) {
    throw new UnusableFileError(path, `names no column of ${table === 'caractrap' ? 'races' : 'runners'}`);
  }
}

function* findRow<Table extends RecordedTable>(table: Table, raw: RawRow, whole: RawRow): Generator<Found> {
  const header = headerOf(table, raw.fields);
  for (const field of header.unknown) yield { kind: 'unknown', field };
  const parsed = parseRow(table, header, raw.values);
  if ('problem' in parsed) return yield reject(parsed.problem, asObject(whole), raw.place);
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

/**
 * Reads exports of the two tables: JSON (a list of rows, an object that holds one, a row a line) or CSV (comma,
 * semicolon, tab or bar), either also gzipped; names in any case, other fields reported.
 * @param table what the file is said to hold
 */
export function createPturfImporter(table: RecordedTable): Importer {
  return {
    source: 'pturf',
    read: async function* (input) {
      const file = await readText(input);
      const rows = JSON_START.test(file.start) ? jsonRows(file) : csvRows(file);
      const seen = new Set<unknown>();
      let isChecked = false;
      for await (const raw of rows) {
        if ('kind' in raw) {
          yield raw;
          continue;
        }
        if (!isChecked) checkKind(input.path, table, raw.fields);
        isChecked = true;
        yield* table === 'caractrap' ? findRow('caractrap', raw, raw) : findRunner(raw, seen);
      }
      const damage = file.damage();
      if (damage !== null) yield reject(damage, null, NOWHERE);
    },
  };
}
