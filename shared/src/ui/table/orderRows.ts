import { atFirstUse } from '../../lib/format/atFirstUse';
import type { CellValue, DataColumn, SortDirection } from './columnTypes';

const collator = atFirstUse(() => new Intl.Collator('fr', { numeric: true, sensitivity: 'base' }));

const isMissing = (value: CellValue): boolean =>
  value === null || value === undefined || value === '' || Number.isNaN(value);

function compareValues(one: CellValue, other: CellValue): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator().compare(String(one), String(other));
}

/** Rows by the values of a column; those without a value last whichever way, equal ones in their order as given. */
export function orderRows<Row>(
  rows: readonly Row[],
  { value }: Pick<DataColumn<Row>, 'value'>,
  direction: SortDirection,
): readonly Row[] {
  const sign = direction === 'asc' ? 1 : -1;
  const valued = rows.map((row) => ({ row, of: value(row) }));
  const known = valued.filter(({ of }) => !isMissing(of));
  const missing = valued.filter(({ of }) => isMissing(of));
  known.sort((one, other) => sign * compareValues(one.of, other.of));
  return [...known, ...missing].map(({ row }) => row);
}
