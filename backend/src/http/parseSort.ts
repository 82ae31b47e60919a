import { TEXT_TYPES, type Column } from '@galopin/shared/dictionary';
import { sql, type RawBuilder } from 'kysely';
import { invalidParameter } from './errors';

export interface SortTerm {
  readonly column: Column;
  readonly direction: 'asc' | 'desc';
}

/**
 * Reads `reun asc, prix desc` against a table's columns; a term without direction is ascending.
 * @throws CallError `invalid-parameter` naming what cannot be sorted by
 */
export function parseSort(sort: string, columns: readonly Column[]): readonly SortTerm[] {
  return sort.split(',').map((text) => {
    const [name, direction = 'asc', ...rest] = text.trim().split(/\s+/);
    const column = columns.find((candidate) => candidate.name === name);
    if (column === undefined || rest.length > 0 || (direction !== 'asc' && direction !== 'desc')) {
      throw invalidParameter(
        'sort',
        sort,
        `columns of the answer, each with asc or desc, joined by commas ("${text.trim()}" is not one)`,
      );
    }
    return { column, direction };
  });
}

/**
 * One term as SQL. Numbers kept as text come in numeric order (2 before 10), before any words, in both
 * directions; rows without a value come last.
 * @param table alias of the table the column is read from
 */
export function orderBy(table: string, { column, direction }: SortTerm): RawBuilder<unknown> {
  const value = sql.ref(`${table}.${column.name}`);
  const order = sql.raw(`${direction} nulls last`);
  if (column.type !== TEXT_TYPES[0]) return sql`${value} ${order}`;
  return sql`case when ${value} ~ '^-?[0-9]+([.,][0-9]+)?$' then replace(${value}, ',', '.')::numeric end ${order}, ${value} ${order}`;
}
