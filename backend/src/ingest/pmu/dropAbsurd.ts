import type { Column } from '@galopin/shared/dictionary';
import { absurdity } from '../absurdity';
import { noValueOf, type Cells } from '../identity/overlayRow';
import { showCell } from '../parseValue';

/**
 * Leaves out values that cannot be, one by one: PMU's documents are kept whole beside the row, and the rest of a race
 * is worth having.
 * @param onAbsurd told of each
 */
export function dropAbsurd(
  columns: readonly Column[],
  cells: Cells,
  onAbsurd: (text: string) => void,
): Cells {
  const absurd = columns.flatMap((column) => {
    const value = cells[column.name] ?? null;
    const wanted = absurdity(column, value);
    if (wanted === null) return [];
    onAbsurd(`${column.name} is left empty: ${wanted} is needed, found ${showCell(value)}`);
    return [[column.name, noValueOf(column)] as const];
  });
  return absurd.length === 0 ? cells : { ...cells, ...Object.fromEntries(absurd) };
}
