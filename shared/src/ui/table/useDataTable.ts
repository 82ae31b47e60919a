import {
  getCoreRowModel,
  getPaginationRowModel,
  getSortedRowModel,
  useReactTable,
  type ColumnDef,
  type SortingState,
  type Table,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { atFirstUse } from '../../lib/format/atFirstUse';
import type { CellValue, DataColumn, DataSort, DataTableProps } from './columnTypes';

const collator = atFirstUse(() => new Intl.Collator('fr', { numeric: true, sensitivity: 'base' }));

function compareValues(one: CellValue, other: CellValue): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator().compare(String(one), String(other));
}

/** A column as the table library wants it. */
function defineColumn<Row>(column: DataColumn<Row>): ColumnDef<Row> {
  return {
    id: column.id,
    // The library keeps only `undefined` at the end whichever way it sorts.
    accessorFn: (row) => {
      const value = column.value(row);
      return value === null || value === '' || Number.isNaN(value) ? undefined : value;
    },
    enableSorting: column.sortable === true,
    sortDescFirst: column.sortFirst === 'desc',
    sortUndefined: 'last',
    sortingFn: (one, other, id) => compareValues(one.getValue<CellValue>(id), other.getValue<CellValue>(id)),
    enableHiding: column.hideable === true,
  };
}

function toSorting(sort: DataSort | undefined): SortingState {
  return sort === undefined ? [] : [{ id: sort.column, desc: sort.direction === 'desc' }];
}

/** Sorting and paging of a table. `sortBy(undefined)` goes back to the order of the rows as given. */
export function useDataTable<Row>(props: DataTableProps<Row>): {
  readonly table: Table<Row>;
  readonly sort: DataSort | undefined;
  readonly sortBy: (sort: DataSort | undefined) => void;
  /** From 0. */
  readonly setPage: (page: number) => void;
} {
  const { columns, rows, rowKey, initialSort, onSort, hiddenColumns, pageSize = 25 } = props;
  const [chosen, setChosen] = useState<{ readonly sort: DataSort | undefined }>();
  const [page, setPage] = useState(0);
  const defined = useMemo(() => columns.map((column) => defineColumn(column)), [columns]);
  const data = useMemo(() => [...rows], [rows]);

  // What the visitor chose outlives new rows and columns; the first order may change with them.
  const isThere = columns.some(({ id }) => id === chosen?.sort?.column);
  const sort = chosen !== undefined && (chosen.sort === undefined || isThere) ? chosen.sort : initialSort;
  const sortBy = (next: DataSort | undefined) => {
    setChosen({ sort: next });
    setPage(0);
    if (next !== undefined) onSort?.(next);
  };

  const hidden = columns.filter(({ id, hideable }) => hideable === true && hiddenColumns?.includes(id));
  const table = useReactTable<Row>({
    data,
    columns: defined,
    state: {
      sorting: toSorting(sort),
      // Rows may have become fewer since the page was chosen.
      pagination: { pageSize, pageIndex: Math.max(0, Math.min(page, Math.ceil(rows.length / pageSize) - 1)) },
      columnVisibility: Object.fromEntries(hidden.map(({ id }) => [id, false])),
    },
    getRowId: (row) => String(rowKey(row)),
    // New rows come while the visitor reads: the page stays.
    autoResetPageIndex: false,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
    getPaginationRowModel: getPaginationRowModel(),
  });
  return { table, sort, sortBy, setPage };
}
