export { DataTable } from './DataTable';
export type { CellValue, DataColumn, DataSort, DataTableProps, SortDirection } from './columnTypes';
