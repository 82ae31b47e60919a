import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { fr } from '../i18n/fr';
import { Select } from '../Select/Select';
import type { DataColumn, DataSort } from './columnTypes';

interface CardRowsProps<Row> {
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly { readonly key: string; readonly row: Row }[];
  readonly renderCard: (row: Row) => ReactNode;
  readonly empty: ReactNode;
  readonly isCompact: boolean;
  readonly sort: DataSort | undefined;
  readonly onSort: (sort: DataSort | undefined) => void;
}

function sortOptions<Row>(columns: readonly DataColumn<Row>[]) {
  const choices = columns
    .filter(({ sortable }) => sortable === true)
    .flatMap(({ id, header, headerTitle = header, sortFirst = 'asc' }) => {
      const directions = sortFirst === 'asc' ? (['asc', 'desc'] as const) : (['desc', 'asc'] as const);
      return directions.map((direction) => ({
        value: `${direction} ${id}`,
        label: `${headerTitle}, ${direction === 'asc' ? fr.table.ascending : fr.table.descending}`,
      }));
    });
  return choices.length === 0 ? [] : [{ value: '', label: fr.table.sortNone }, ...choices];
}

function readSort(value: string): DataSort | undefined {
  if (value === '') return undefined;
  const [direction, ...id] = value.split(' ');
  return { column: id.join(' '), direction: direction === 'desc' ? 'desc' : 'asc' };
}

/** The rows of a table as a list of cards, with a field to sort them. */
export function CardRows<Row>({
  caption,
  columns,
  rows,
  renderCard,
  empty,
  isCompact,
  sort,
  onSort,
}: CardRowsProps<Row>) {
  const options = sortOptions(columns);
  if (rows.length === 0) return <Empty>{empty}</Empty>;
  return (
    <>
      {options.length > 0 && (
        <SortField $compact={isCompact}>
          <Select
            label={fr.table.sortLabel}
            options={options}
            value={sort === undefined ? '' : `${sort.direction} ${sort.column}`}
            onChange={(event) => onSort(readSort(event.target.value))}
          />
        </SortField>
      )}
      <List aria-label={caption} $compact={isCompact}>
        {rows.map(({ key, row }) => (
          <li key={key}>{renderCard(row)}</li>
        ))}
      </List>
    </>
  );
}

interface Density {
  readonly $compact: boolean;
}

const compactField = css`
  position: sticky;
  top: ${({ theme }) => theme.sizes.header};
  z-index: ${({ theme }) => theme.depths.sticky};
  padding-block: ${({ theme }) => theme.space(1)};
  border-bottom: ${({ theme }) => theme.borders.hairline};
  background: ${({ theme }) => theme.colors.sunken};

  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${({ theme }) => theme.space(3)};
  }
`;

const SortField = styled.div<Density>`
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  ${({ $compact }) => $compact && compactField}
`;

const List = styled.ul<Density>`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    padding: ${({ theme, $compact }) => `${$compact ? 0 : theme.space(3)} ${theme.space(4)}`};
    border-top: ${({ theme }) => theme.borders.hairline};
  }

  &:first-child > li:first-child {
    border-top: 0;
  }
`;

const Empty = styled.p`
  margin: 0;
  padding: ${({ theme }) => `${theme.space(8)} ${theme.space(4)}`};
  color: ${({ theme }) => theme.colors.inkSoft};
  text-align: center;
`;
