import {
  CACHEDATE_COLUMNS,
  CARACTRAP_COLUMNS,
  isNumberColumn,
  type CachedateRow,
  type CaractrapRow,
  type Column,
} from '@galopin/shared/dictionary';

export const TEST_DAY = '2026-11-21';

/** A whole race; what the test does not care about is empty. */
export function raceRow(given: Partial<CaractrapRow> & Pick<CaractrapRow, 'id'>): CaractrapRow {
  return {
    ...empty<CaractrapRow>(CARACTRAP_COLUMNS),
    comp: given.id,
    jour: TEST_DAY,
    typec: 'Attelé',
    ...given,
  };
}

/** A whole runner of a race; what the test does not care about is empty. */
export function runnerRow(
  given: Partial<CachedateRow> & Pick<CachedateRow, 'numcourse' | 'numero'>,
): CachedateRow {
  const { numcourse, numero } = given;
  return {
    ...empty<CachedateRow>(CACHEDATE_COLUMNS),
    id: Number(`${numcourse}${numero}`),
    comp: numcourse,
    jour: TEST_DAY,
    ...given,
  };
}

function empty<Row>(columns: readonly Column[]): Row {
  const valueOf = (column: Column) => (column.null === true ? null : isNumberColumn(column) ? 0 : '');
  return Object.fromEntries(columns.map((column) => [column.name, valueOf(column)])) as Row;
}
