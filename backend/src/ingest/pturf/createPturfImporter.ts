import type { RecordedTable } from '../../store/upsertRows';
import { UnusableFileError, type Found, type Importer, type Place } from '../Importer';
import { columnName, parseRow } from '../parseRow';
import { isMissing } from '../parseValue';
import { detectDelimiter, readCsvRows } from '../readCsvRows';
import { readJsonRows } from '../readJsonRows';
import { readText, type TextFile } from '../readText';
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

/** Of what is wrong with a file and not with one of its rows. */
const NOWHERE: Place = { line: 0, row: 0 };

/** Columns only one of the two tables has tell a file given for the other. */
const TELLING = { caractrap: 'prixnom', cachedate: 'numero' } as const;

function checkKind(path: string, table: RecordedTable, fields: readonly string[]): void {
  const other = table === 'caractrap' ? 'cachedate' : 'caractrap';
  const known = fields.map((field) => columnName(table, field));
  if (
    !known.includes(TELLING[table]) &&
    fields.map((field) => columnName(other, field)).includes(TELLING[other])
  ) {
    throw new UnusableFileError(
      path,
      other === 'caractrap' ? 'holds races, not runners' : 'holds runners, not races',
    );
  }
  if (known.every((name) => name === undefined)) {
    throw new UnusableFileError(path, `names no column of ${table === 'caractrap' ? 'races' : 'runners'}`);
  }
}

interface Spelt {
  readonly cells: Map<string, unknown>;
  readonly unknown: readonly Found[];
}

/** A row by the dictionary's names. Of two spellings of one name the one with a value counts. */
function spell(table: RecordedTable, { fields, values }: RawRow): Spelt {
  const cells = new Map<string, unknown>();
  const unknown: Found[] = [];
  for (const [index, field] of fields.entries()) {
    const value = values[index];
    const name = columnName(table, field);
    if (name === undefined) unknown.push({ kind: 'unknown', field });
    else if (!isMissing(value) || !cells.has(name)) cells.set(name, value);
  }
  return { cells, unknown };
}

/** A runner's `numcourse` is its race's number, or the race itself, which may leave out the day. */
function splitRace({ cells }: Spelt, place: Place): Spelt | null {
  const race = cells.get('numcourse');
  if (!isObject(race)) return null;
  const spelt = spell('caractrap', rawRow(race, place));
  cells.set('numcourse', spelt.cells.get('id') ?? spelt.cells.get('comp'));
  if (isMissing(spelt.cells.get('jour'))) spelt.cells.set('jour', cells.get('jour'));
  return spelt;
}

function* findRace({ cells, unknown }: Spelt, raw: RawRow): Generator<Found> {
  yield* unknown;
  const parsed = parseRow('caractrap', cells);
  if ('problem' in parsed) yield reject(parsed.problem, asObject(raw), raw.place);
  else {
    for (const text of unreadableTexts('caractrap', parsed.row)) yield { kind: 'notice', text };
    yield { kind: 'race', ...parsed, place: raw.place };
  }
}

function* findRunner(raw: RawRow, seen: Set<unknown>): Generator<Found> {
  const spelt = spell('cachedate', raw);
  const { cells } = spelt;
  yield* spelt.unknown;
  const race = splitRace(spelt, raw.place);
  // A nested race comes with each of its runners; only a whole one is taken, once.
  if (race?.cells.has('hippo') && race.cells.has('prix') && !seen.has(cells.get('numcourse'))) {
    seen.add(cells.get('numcourse'));
    yield* findRace(race, raw);
  }
  const parsed = parseRow('cachedate', cells);
  if ('problem' in parsed) yield reject(parsed.problem, asObject(raw), raw.place);
  else {
    for (const text of unreadableTexts('cachedate', parsed.row)) yield { kind: 'notice', text };
    yield { kind: 'runner', ...parsed, place: raw.place };
  }
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
      const [first] = file.start.trimStart();
      const rows = first === '[' || first === '{' ? jsonRows(file) : csvRows(file);
      const seen = new Set<unknown>();
      let isChecked = false;
      for await (const raw of rows) {
        if ('kind' in raw) {
          yield raw;
          continue;
        }
        if (!isChecked) checkKind(input.path, table, raw.fields);
        isChecked = true;
        yield* table === 'caractrap' ? findRace(spell('caractrap', raw), raw) : findRunner(raw, seen);
      }
      const damage = file.damage();
      if (damage !== null) yield reject(damage, null, NOWHERE);
    },
  };
}
