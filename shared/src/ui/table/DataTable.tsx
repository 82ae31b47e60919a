import { useId } from 'react';
import { fr } from '../i18n/fr';
import { CardRows } from './CardRows';
import type { DataTableProps } from './columnTypes';
import { EmptyCell, TableCaption, TableElement, TableScroll } from './DataTable.styles';
import { TableHead } from './TableHead';
import { TablePages } from './TablePages';
import { TableRow } from './TableRow';
import { useDataTable } from './useDataTable';
import { useIsBelow } from './useIsBelow';

/** A compact table: sorted by its heads, 25 rows a page, cards on phones where `renderCard` is given. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, showCaption = false, dense = false, rowKey, rowKind, empty = fr.table.empty } = props;
  const { renderCard, compactCards = false, cardsBelow = 'md', details } = props;
  const captionId = useId();
  const isNarrow = useIsBelow(cardsBelow);
  const { columns, page, sort, sortBy, ...shown } = useDataTable(props);

  const stickyId = (columns.find(({ sticky }) => sticky === true) ?? columns[0])?.id;
  const width = columns.length + (details === undefined ? 0 : 1);
  const rows = shown.rows.map((row) => ({ key: String(rowKey(row)), row }));
  const pages = <TablePages caption={caption} page={page} pages={shown.pages} onPage={shown.setPage} />;

  if (renderCard !== undefined && isNarrow) {
    const list = { caption, columns, rows, renderCard, empty, isCompact: compactCards, sort, onSort: sortBy };
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
          <TableHead
            columns={columns}
            stickyId={stickyId}
            sort={sort}
            onSort={sortBy}
            hasDetails={details !== undefined}
          />
          <tbody>
            {rows.map(({ key, row }) => (
              <TableRow
                key={key}
                row={row}
                columns={columns}
                stickyId={stickyId}
                rowKind={rowKind}
                details={details}
              />
            ))}
            {rows.length === 0 && (
              <tr>
                <EmptyCell colSpan={width}>{empty}</EmptyCell>
              </tr>
            )}
          </tbody>
        </TableElement>
      </TableScroll>
      {pages}
    </div>
  );
}
