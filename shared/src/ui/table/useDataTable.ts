import { useMemo, useState } from 'react';
import type { DataColumn, DataSort, DataTableProps } from './columnTypes';
import { orderRows } from './orderRows';

/** What a table shows of its rows. */
interface ShownTable<Row> {
  /** Without the hidden ones. */
  readonly columns: readonly DataColumn<Row>[];
  /** Those of the page. */
  readonly rows: readonly Row[];
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  readonly setPage: (page: number) => void;
  readonly sort: DataSort | undefined;
  /** `undefined` goes back to the order of the rows as given. */
  readonly sortBy: (sort: DataSort | undefined) => void;
}

/** Sorting, paging and hidden columns of a table. */
export function useDataTable<Row>(props: DataTableProps<Row>): ShownTable<Row> {
  const { rows, initialSort, onSort, hiddenColumns, pageSize = 25 } = props;
  const [chosen, setChosen] = useState<{ readonly sort: DataSort | undefined }>();
  const [chosenPage, setPage] = useState(0);

  // What the visitor chose outlives new rows and columns; the first order may change with them.
  const isThere = props.columns.some(({ id }) => id === chosen?.sort?.column);
  const sort = chosen !== undefined && (chosen.sort === undefined || isThere) ? chosen.sort : initialSort;
  const sortBy = (next: DataSort | undefined) => {
    setChosen({ sort: next });
    setPage(0);
    if (next !== undefined) onSort?.(next);
  };

  const columns = props.columns.filter(
    ({ id, hideable }) => !(hideable === true && hiddenColumns?.includes(id) === true),
  );
  const sorted = props.columns.find(({ id, sortable }) => sortable === true && id === sort?.column);
  const direction = sort?.direction ?? 'asc';
  const ordered = useMemo(
    () => (sorted === undefined ? rows : orderRows(rows, sorted, direction)),
    [rows, sorted, direction],
  );
  const pages = Math.ceil(rows.length / pageSize);
  // Rows may have become fewer since the page was chosen; new ones leave it, as they come while the visitor reads.
  const page = Math.max(0, Math.min(chosenPage, pages - 1));
  return {
    columns,
    rows: ordered.slice(page * pageSize, (page + 1) * pageSize),
    page,
    pages,
    setPage,
    sort,
    sortBy,
  };
}
