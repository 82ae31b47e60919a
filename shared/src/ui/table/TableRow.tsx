import { useState } from 'react';
import { NONE } from '../../lib/format/frenchNumber';
import { fr } from '../i18n/fr';
import { IconButton } from '../IconButton/IconButton';
import type { DataColumn, DataTableProps } from './columnTypes';
import { BodyCell, BodyRow, DetailsCell, FoldCell } from './DataTable.styles';

interface Props<Row> {
  readonly details: DataTableProps<Row>['details'] | undefined;
  readonly rowKind: DataTableProps<Row>['rowKind'] | undefined;
  readonly row: Row;
  readonly columns: readonly DataColumn<Row>[];
  readonly stickyId: string | undefined;
}

function showCell<Row>({ cell, value }: DataColumn<Row>, row: Row) {
  if (cell !== undefined) return cell(row);
  const found = value(row);
  return found === undefined || found === null || found === '' || Number.isNaN(found) ? NONE : found;
}

/** One row of a table, and below it what it unfolds, where there is more to say of it. */
export function TableRow<Row>({ row, columns, stickyId, rowKind, details }: Props<Row>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <BodyRow $kind={rowKind?.(row)}>
        {columns.map((column, place) => (
          <BodyCell
            key={column.id}
            {...(place === 0 && { as: 'th', scope: 'row' })}
            $wrap={column.wrap === true}
            $align={column.align ?? 'start'}
            $from={column.from}
            $sticky={column.id === stickyId}
          >
            {showCell(column, row)}
          </BodyCell>
        ))}
        {details && (
          <FoldCell>
            <IconButton
              icon={isOpen ? 'chevron-up' : 'chevron-down'}
              label={fr.table.detailsOf(details.nameOf(row))}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            />
          </FoldCell>
        )}
      </BodyRow>
      {details && isOpen && (
        <tr>
          <DetailsCell colSpan={columns.length + 1}>{details.render(row)}</DetailsCell>
        </tr>
      )}
    </>
  );
}
