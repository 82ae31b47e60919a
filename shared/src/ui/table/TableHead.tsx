import { fr } from '../i18n/fr';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { DataColumn, DataSort, SortDirection } from './columnTypes';
import { FoldHead, HeadCell, HeadRow, SortButton } from './DataTable.styles';

interface TableHeadProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly stickyId: string | undefined;
  readonly sort: DataSort | undefined;
  readonly onSort: (sort: DataSort | undefined) => void;
  /** A last column of buttons that unfold the rows. */
  readonly hasDetails: boolean;
}

const OPPOSITE = { asc: 'desc', desc: 'asc' } as const;
const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** What pressing a head does: its first direction, then the other, then the rows' own order again. */
function nextSort<Row>(
  { id, sortFirst = 'asc' }: DataColumn<Row>,
  sort: DataSort | undefined,
): DataSort | undefined {
  if (sort?.column !== id) return { column: id, direction: sortFirst };
  return sort.direction === sortFirst ? { column: id, direction: OPPOSITE[sortFirst] } : undefined;
}

function sortIcon(direction: SortDirection | undefined) {
  if (direction === undefined) return <Icon name="selector" />;
  return <Icon name={direction === 'asc' ? 'chevron-up' : 'chevron-down'} />;
}

/** The head in full, with the letters on screen in it: who speaks to the browser asks for what is seen. */
function spokenHead<Row>({ header, headerTitle }: DataColumn<Row>): string | undefined {
  return headerTitle === undefined || headerTitle.includes(header) ? headerTitle : `${header} ${headerTitle}`;
}

/** Heads of the columns; those that sort are buttons. */
export function TableHead<Row>({ columns, stickyId, sort, onSort, hasDetails }: TableHeadProps<Row>) {
  return (
    <thead>
      <HeadRow>
        {columns.map((column) => {
          const { id, header, headerTitle, align = 'start', sortable = false } = column;
          const direction = sort?.column === id ? sort.direction : undefined;
          const words = headerTitle === undefined ? header : <abbr title={headerTitle}>{header}</abbr>;
          return (
            <HeadCell
              key={id}
              scope="col"
              aria-sort={direction && ARIA_SORT[direction]}
              $align={align}
              $from={column.from}
              $sticky={id === stickyId}
            >
              {sortable ? (
                <SortButton
                  type="button"
                  aria-label={spokenHead(column)}
                  data-sorted={direction}
                  $align={align}
                  onClick={() => onSort(nextSort(column, sort))}
                >
                  {words}
                  {sortIcon(direction)}
                </SortButton>
              ) : (
                words
              )}
            </HeadCell>
          );
        })}
        {hasDetails && (
          <FoldHead scope="col">
            <VisuallyHidden>{fr.table.details}</VisuallyHidden>
          </FoldHead>
        )}
      </HeadRow>
    </thead>
  );
}
