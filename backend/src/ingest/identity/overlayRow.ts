import { isNumberColumn, type Column } from '@galopin/shared/dictionary';

type Value = string | number | null;
/** A row of a recorded table, by column; a column it does not have has no value. */
export type Cells = Readonly<Record<string, Value | undefined>>;

/** True where a column's value stands for none: null, the empty text, and 0 or -1 as the dictionary says. */
export function isNoValue(column: Column, value: Value | undefined): boolean {
  if (value === undefined || value === null || value === '') return true;
  return isNumberColumn(column) && value === (column.none ?? 0);
}

/** The value that stands for none in a column. */
export function noValueOf(column: Column): Value {
  if (column.null === true) return null;
  return isNumberColumn(column) ? (column.none ?? 0) : '';
}

export interface Overlaid {
  /** Every column of the table. */
  readonly row: Readonly<Record<string, Value>>;
  /** Columns whose value is from below. */
  readonly filled: readonly string[];
}

/** One row from two sources: what the upper one leaves open is filled from the lower one. */
export function overlayRow(columns: readonly Column[], upper: Cells, lower: Cells): Overlaid {
  const row: Record<string, Value> = {};
  const filled: string[] = [];
  for (const column of columns) {
    const [own, other] = [upper[column.name], lower[column.name]];
    // Beside a null even a 0 is an answer: that a column has it is the lower one's doing.
    const isAnswer = own === null ? (other ?? '') !== '' : !isNoValue(column, other);
    if (isNoValue(column, own) && isAnswer) {
      filled.push(column.name);
      row[column.name] = other ?? noValueOf(column);
    } else row[column.name] = own ?? other ?? noValueOf(column);
  }
  return { row, filled };
}

/** A stored row as its own source has it: what was filled in from elsewhere is open. */
export function asOwn(columns: readonly Column[], row: Cells, filled: readonly string[]): Cells {
  if (filled.length === 0) return row;
  const away = new Set(filled);
  const open = columns.filter(({ name }) => away.has(name)).map((column) => [column.name, noValueOf(column)]);
  return { ...row, ...(Object.fromEntries(open) as Cells) };
}
