import type { ReactNode } from 'react';
import type { Breakpoint } from '../theme/theme';

export type SortDirection = 'asc' | 'desc';

/** What a column sorts and shows by default; `undefined`, `null` and empty text sort last both ways. */
export type CellValue = string | number | null | undefined;

/** One column of a table of `Row`s. */
export interface DataColumn<Row> {
  /** Unique in the table; what `onSort` reports. */
  readonly id: string;
  /** Head of the column, short: « Cote ». */
  readonly header: string;
  /** The head in full when it is an abbreviation: « Sexe et âge » for « SA ». */
  readonly headerTitle?: string;
  readonly value: (row: Row) => CellValue;
  /** What the cell shows; defaults to the value, « – » when there is none. */
  readonly cell?: (row: Row) => ReactNode;
  /** Defaults to `start`; numbers read best at the `end`. */
  readonly align?: 'start' | 'center' | 'end';
  /** Text long enough to break over lines; anything else stays on one. */
  readonly wrap?: boolean;
  readonly sortable?: boolean;
  /** Direction of the first press on the head; defaults to `asc`. */
  readonly sortFirst?: SortDirection;
  /** May be named in the table's `hiddenColumns`. */
  readonly hideable?: boolean;
  /** Narrowest viewport the column is shown from; without it always. */
  readonly from?: Breakpoint;
  /** Stays in sight while the rest scrolls sideways; without any such column, the first one. */
  readonly sticky?: boolean;
}

export interface DataSort {
  readonly column: string;
  readonly direction: SortDirection;
}

export interface DataTableProps<Row> {
  /** Name of the table, read out; on screen with `showCaption`. */
  readonly caption: string;
  readonly showCaption?: boolean;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  /** A key that is a row's own, whatever its place. */
  readonly rowKey: (row: Row) => string | number;
  /** `muted` strikes a row through (a non-runner), `highlight` marks it (a winner). */
  readonly rowKind?: (row: Row) => 'muted' | 'highlight' | undefined;
  readonly initialSort?: DataSort;
  /** Called when the visitor sorts, not when the order goes back to that of `rows`. */
  readonly onSort?: (sort: DataSort) => void;
  readonly hiddenColumns?: readonly string[];
  /** Cells closer together (8 px): for a table of so many columns that it only fits a page so. */
  readonly dense?: boolean;
  /** Rows a page; defaults to 25. */
  readonly pageSize?: number;
  /** Shown instead of rows when there are none. */
  readonly empty?: ReactNode;
  /** What more there is to say of a row, unfolded below it; the row's name is for the button that does it. */
  readonly details?: { readonly render: (row: Row) => ReactNode; readonly nameOf: (row: Row) => string };
  /**
   * Shows rows as cards instead of a table below `cardsBelow`: with `compactCards` without a margin of their own above and
   * below, and with the field that sorts them in sight while they scroll.
   */
  readonly compactCards?: boolean;
  readonly renderCard?: (row: Row) => ReactNode;
  /** Narrowest viewport that the table fits; defaults to `md`. */
  readonly cardsBelow?: Breakpoint;
}
