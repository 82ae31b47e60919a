import type { Column } from '@galopin/shared/dictionary';
import { rowOfCells } from '../races/store/cellRow';
import { COLUMNS_OF, type RecordedTable, type RowOfTable } from '../races/store/upsertRows';
import { absurdity } from './absurdity';
import { isMissing, parseNumber, parseValue, showCell, type Parsed } from './parseValue';
import { readPlainCell } from './readPlainCell';
import { cellAt, cellOf, cellsAt, type RowHeader } from './rowHeader';

export type ParsedRow<Table extends RecordedTable> =
  | {
      readonly row: RowOfTable[Table];
      /** Columns left without their value, as it cannot be read and the row says the same without it. */
      readonly dropped: readonly string[];
    }
  | { readonly problem: string };

/** Ids that follow from one another, for those an export leaves out; undefined where nothing does. */
function idsOf(table: RecordedTable, header: RowHeader, values: readonly unknown[]) {
  const cell = (name: string) => cellOf(table, header, values, name);
  const first = (...names: readonly string[]) => names.map(cell).find((given) => !isMissing(given));
  if (table === 'caractrap') return { id: first('id', 'comp'), comp: first('comp', 'id') };
  const race = first('numcourse', 'comp');
  const [raceId, numero] = [parseNumber(race), parseNumber(cell('numero'))];
  const own =
    raceId !== null && numero !== null && raceId > 0 && numero > 0 ? Number(`${raceId}${numero}`) : undefined;
  return { id: first('id') ?? own, comp: first('comp', 'numcourse'), numcourse: race };
}

const isId = (name: string) => name === 'id' || name === 'comp' || name === 'numcourse';

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

/**
 * A row of a table from the cells of an export. The first cell that cannot be read, and ids that contradict one
 * another, refuse the row as a whole.
 * @param values in the order of the fields that the header was made of
 */
export function parseRow<Table extends RecordedTable>(
  table: Table,
  header: RowHeader,
  values: readonly unknown[],
): ParsedRow<Table> {
  const ids: Readonly<Record<string, unknown>> = idsOf(table, header, values);
  const cells: (string | number | null)[] = [];
  const dropped: string[] = [];
  for (let index = 0; index < COLUMNS_OF[table].length; index += 1) {
    const column = COLUMNS_OF[table][index] as Column;
    const given = isId(column.name) ? ids[column.name] : cellAt(header, values, index);
    let value: string | number | null | undefined = readPlainCell(column, given);
    if (value === undefined) {
      const isOne = isId(column.name) || header.places[index]?.length === 1;
      const parsed = isOne ? parseValue(column, given) : parseAnyOf(column, cellsAt(header, values, index));
      // When its source last touched a row tells nothing of the race.
      if ('problem' in parsed) {
        if (column.type !== 'timestamp') return parsed;
        dropped.push(column.name);
      }
      value = 'problem' in parsed ? null : parsed.value;
    }
    const wanted = absurdity(column, value);
    if (wanted !== null) return { problem: `${column.name}: ${wanted} is needed, found ${showCell(value)}` };
    cells.push(value);
  }
  const row = rowOfCells(table, cells);
  const problem = contradiction(table, row as unknown as Cells);
  return problem === null ? { row, dropped } : { problem };
}

/** Of several spellings the first that can be read; where none can, what is wrong with the first. */
function parseAnyOf(column: Column, cells: readonly unknown[]): Parsed {
  const all = (cells.length === 0 ? [undefined] : cells).map((cell) => parseValue(column, cell));
  return all.find((parsed) => 'value' in parsed) ?? all[0] ?? parseValue(column, undefined);
}
