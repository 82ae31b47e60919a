import type { RecordedTable } from '../../store/upsertRows';
import { UnusableFileError, type Found, type Importer, type Place } from '../Importer';
import { columnName, parseRow } from '../parseRow';
import { isMissing } from '../parseValue';
import { detectDelimiter, readCsvRows } from '../readCsvRows';
import { readJsonRows } from '../readJsonRows';
import { readText, type TextFile } from '../readText';
import { unreadableTexts } from './unreadableTexts';

interface RawRow {
  readonly cells: Readonly<Record<string, unknown>>;
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

async function* jsonRows({ pieces }: TextFile): AsyncGenerator<Raw> {
  for await (const row of readJsonRows(pieces)) {
    if ('problem' in row) yield reject(row.problem, row.text, row.place);
    else if (isObject(row.value)) yield { cells: row.value, place: row.place };
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
    } else {
      const names = header;
      yield {
        cells: Object.fromEntries(names.map((name, index) => [name, row.values[index]])),
        place: row.place,
      };
    }
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
function spell(table: RecordedTable, row: Readonly<Record<string, unknown>>): Spelt {
  const cells = new Map<string, unknown>();
  const unknown: Found[] = [];
  for (const [field, value] of Object.entries(row)) {
    const name = columnName(table, field);
    if (name === undefined) unknown.push({ kind: 'unknown', field });
    else if (!isMissing(value) || !cells.has(name)) cells.set(name, value);
  }
  return { cells, unknown };
}

/** A runner's `numcourse` is its race's number, or the race itself, which may leave out the day. */
function splitRace({ cells }: Spelt): Spelt | null {
  const race = cells.get('numcourse');
  if (!isObject(race)) return null;
  const spelt = spell('caractrap', race);
  cells.set('numcourse', spelt.cells.get('id') ?? spelt.cells.get('comp'));
  if (isMissing(spelt.cells.get('jour'))) spelt.cells.set('jour', cells.get('jour'));
  return spelt;
}

function* findRace({ cells, unknown }: Spelt, row: unknown, place: Place): Generator<Found> {
  yield* unknown;
  const parsed = parseRow('caractrap', cells);
  if ('problem' in parsed) yield reject(parsed.problem, row, place);
  else {
    for (const text of unreadableTexts('caractrap', parsed.row)) yield { kind: 'notice', text };
    yield { kind: 'race', ...parsed, place };
  }
}

function* findRunner(
  row: Readonly<Record<string, unknown>>,
  place: Place,
  seen: Set<unknown>,
): Generator<Found> {
  const spelt = spell('cachedate', row);
  const { cells } = spelt;
  yield* spelt.unknown;
  const race = splitRace(spelt);
  // A nested race comes with each of its runners; only a whole one is taken, once.
  if (race?.cells.has('hippo') && race.cells.has('prix') && !seen.has(cells.get('numcourse'))) {
    seen.add(cells.get('numcourse'));
    yield* findRace(race, row, place);
  }
  const parsed = parseRow('cachedate', cells);
  if ('problem' in parsed) yield reject(parsed.problem, row, place);
  else {
    for (const text of unreadableTexts('cachedate', parsed.row)) yield { kind: 'notice', text };
    yield { kind: 'runner', ...parsed, place };
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
        if (!isChecked) checkKind(input.path, table, Object.keys(raw.cells));
        isChecked = true;
        yield* table === 'caractrap'
          ? findRace(spell('caractrap', raw.cells), raw.cells, raw.place)
          : findRunner(raw.cells, raw.place, seen);
      }
      const damage = file.damage();
      if (damage !== null) yield reject(damage, null, NOWHERE);
    },
  };
}
