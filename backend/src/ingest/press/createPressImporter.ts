import { formatRaceKey, type RaceKey } from '../../races/store/RaceKey';
import { savePress } from '../../races/store/pressSelections';
import { UnusableFileError, type Found, type Importer, type PartReport, type Place } from '../Importer';
import { parseDay } from '../parseValue';
import { detectDelimiter, readCsvRows } from '../readCsvRows';
import { readText } from '../readText';

/** Columns of what the press selects. */
export const PRESS_COLUMNS = ['day', 'meeting', 'race', 'title', 'numbers'] as const;
const PRESS = 'press';
const NONE = { inserted: 0, updated: 0, unchanged: 0 };
const NOWHERE: Place = { line: 0, row: 0 };

interface PressRow {
  readonly key: RaceKey;
  readonly title: string;
  readonly numbers: readonly number[];
}

const inRange = (text: string) => (/^\d{1,2}$/.test(text.trim()) && Number(text) > 0 ? Number(text) : null);

/** A row of the file, or what is wrong with it. */
function readRow(cells: Readonly<Record<(typeof PRESS_COLUMNS)[number], string>>): PressRow | string {
  const jour = parseDay(cells.day.trim());
  const [reun, prix] = [
    inRange(cells.meeting.trim().replace(/^R/i, '')),
    inRange(cells.race.trim().replace(/^C/i, '')),
  ];
  if (jour === null || reun === null || prix === null) return 'has no day, meeting or race';
  const title = cells.title.trim();
  if (title === '' || title.length > 100) return 'has no title';
  const numbers = cells.numbers
    .split(/[^\d]+/)
    .filter(Boolean)
    .map(inRange);
  const isSelection = numbers.length > 0 && new Set(numbers).size === numbers.length;
  if (!isSelection || numbers.includes(null)) return 'has no numbers from 1 to 99, each once';
  return { key: { jour, reun, prix }, title, numbers: numbers.filter((number) => number !== null) };
}

function foundIn({ key, title, numbers }: PressRow, given: unknown, place: Place): Found {
  return {
    kind: 'part',
    race: key,
    given,
    place,
    save: async (db): Promise<PartReport> => {
      const hasMore = await savePress(db, key, { [title]: numbers }, PRESS);
      const race = await db
        .selectFrom('caractrap')
        .select('id')
        .where('jour', '=', key.jour)
        .where('reun_number', '=', key.reun)
        .where('race_number', '=', key.prix)
        .executeTakeFirst();
      const notices =
        race === undefined
          ? [`${formatRaceKey(key)} is not stored: its press is kept, and shows once it is`]
          : [];
      return { races: NONE, runners: NONE, arrival: null, hasMore, notices };
    },
  };
}

/**
 * Reads what the press selects from CSV (comma, semicolon, tab or bar, also gzipped) with the columns `day`
 * (`YYYY-MM-DD`), `meeting` (`1` or `R1`), `race` (`8` or `C8`), `title` and `numbers`, best first, with anything but
 * figures between them. Rows that cannot be used are rejects.
 */
export function createPressImporter(): Importer {
  return {
    source: PRESS,
    read: async function* (input) {
      const file = await readText(input);
      let places: readonly number[] | null = null;
      for await (const row of readCsvRows(file.pieces, detectDelimiter(file.start))) {
        if ('problem' in row) {
          yield { kind: 'reject', reason: row.problem, given: row.text, place: row.place };
          continue;
        }
        if (places === null) {
          const header = row.values.map((name) => name.trim().toLowerCase());
          places = PRESS_COLUMNS.map((name) => header.indexOf(name));
          if (places.includes(-1))
            throw new UnusableFileError(input.path, `has not the columns ${PRESS_COLUMNS.join(', ')}`);
          continue;
        }
        const [day = '', meeting = '', race = '', title = '', numbers = ''] = places.map(
          (place) => row.values[place] ?? '',
        );
        const read = readRow({ day, meeting, race, title, numbers });
        if (typeof read === 'string')
          yield { kind: 'reject', reason: read, given: row.values, place: row.place };
        else yield foundIn(read, row.values, row.place);
      }
      const damage = file.damage();
      if (damage !== null) yield { kind: 'reject', reason: damage, given: null, place: NOWHERE };
    },
  };
}
