import { useId } from 'react';
import { NONE } from '../../lib/format/frenchNumber';
import { fr } from '../i18n/fr';
import { CardRows } from './CardRows';
import type { DataColumn, DataTableProps } from './columnTypes';
import { BodyCell, BodyRow, EmptyCell, TableCaption, TableElement, TableScroll } from './DataTable.styles';
import { TableHead } from './TableHead';
import { TablePages } from './TablePages';
import { useDataTable } from './useDataTable';
import { useIsBelow } from './useIsBelow';

function showCell<Row>({ cell, value }: DataColumn<Row>, row: Row) {
  if (cell !== undefined) return cell(row);
  const found = value(row);
  return found === undefined || found === null || found === '' || Number.isNaN(found) ? NONE : found;
}

/** A compact table: sorted by its heads, 25 rows a page, cards on phones where `renderCard` is given. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, showCaption = false, dense = false, rowKind, empty = fr.table.empty, renderCard } = props;
  const captionId = useId();
  const isNarrow = useIsBelow('md');
  const { table, sort, sortBy, setPage } = useDataTable(props);

  const columns = props.columns.filter(({ id }) => table.getColumn(id)?.getIsVisible() === true);
  const stickyId = (columns.find(({ sticky }) => sticky === true) ?? columns[0])?.id;
  const rows = table.getRowModel().rows.map(({ id, original }) => ({ key: id, row: original }));
  const pages = (
    <TablePages
      caption={caption}
      page={table.getState().pagination.pageIndex}
      pages={table.getPageCount()}
      onPage={setPage}
    />
  );

  if (renderCard !== undefined && isNarrow) {
    const list = { caption, columns, rows, renderCard, empty, sort, onSort: sortBy };
    return (
      <div>
        <CardRows {...list} />
        {pages}
      </div>
    );
  }
  return (
    <div>
      <TableScroll role="region" aria-labelledby={captionId} tabIndex={0}>
        <TableElement $dense={dense}>
          <TableCaption id={captionId} $hidden={!showCaption}>
            {caption}
          </TableCaption>
          <TableHead columns={columns} stickyId={stickyId} sort={sort} onSort={sortBy} />
          <tbody>
            {rows.map(({ key, row }) => (
              <BodyRow key={key} $kind={rowKind?.(row)}>
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
              </BodyRow>
            ))}
            {rows.length === 0 && (
              <tr>
                <EmptyCell colSpan={columns.length}>{empty}</EmptyCell>
              </tr>
            )}
          </tbody>
        </TableElement>
      </TableScroll>
      {pages}
    </div>
  );
}
