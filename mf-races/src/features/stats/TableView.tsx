import { STATS_PAGE_ROWS, type StatsTable, type StatsView } from '@galopin/shared/contracts';
import { formatNumber } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { ButtonLink, Card, CardHeader, EmptyState, SectionTitle } from '@galopin/shared/ui';
import { DataTable } from '@galopin/shared/ui/table';
import styled from 'styled-components';
import { firstChoice, writeChoice, type StatsChoice } from '../../domain/statsChoice';
import { statsCopy as copy } from '../../i18n/statsCopy';
import { LockedRows } from './LockedRows';
import { RowCard } from './RowCard';
import { statsColumns, isLinked, type RankedRow } from './statsColumns';
import { StatsPages } from './StatsPages';
import { TableChart } from './TableChart';

interface Props {
  readonly choice: StatsChoice;
  readonly table: StatsTable;
}

/** A ranking or rates: a chart and the table of the same rows, its pages, and what is kept for subscribers. */
export function TableView({ choice, table }: Props) {
  if (choice.view === 'quinte') return null;
  if (table.rows.length === 0) return <Empty choice={choice} />;
  const { view } = choice;
  const rows = table.rows.map((row, index): RankedRow => ({
    ...row,
    rank: (table.page - 1) * STATS_PAGE_ROWS + index + 1,
  }));
  const rest = table.limited ? table.total - table.rows.length : 0;
  return (
    <>
      <TableChart view={view} sort={choice.sort} rows={rows} />
      <Card $flush>
        <CardHeader>
          <SectionTitle>{copy.headings[view]}</SectionTitle>
          <Note>{copy.rows(formatNumber(rows.length), formatNumber(table.total))}</Note>
        </CardHeader>
        <DataTable
          caption={copy.headings[view]}
          columns={statsColumns(view)}
          rows={rows}
          rowKey={({ id }) => id}
          cardsBelow="sm"
          renderCard={(row) => <RowCard view={view} row={row} />}
        />
      </Card>
      {isLinked(view) && <Note as="p">{copy.noPrize}</Note>}
      {rest > 0 && <LockedRows choice={choice} locked={rest} />}
      {!table.limited && <StatsPages choice={choice} total={table.total} />}
    </>
  );
}

function Empty({ choice }: { readonly choice: StatsChoice & { readonly view: StatsView | 'quinte' } }) {
  const text = choice.minimum > 1 ? copy.emptyMinimum : copy.emptyText;
  return (
    <Card>
      <EmptyState
        title={copy.empty}
        text={text}
        action={
          <ButtonLink as={Link} $variant="secondary" to={writeChoice(firstChoice(choice.view)) || '?'}>
            {copy.clear}
          </ButtonLink>
        }
      />
    </Card>
  );
}

const Note = styled.span`
  margin: 0;
  ${({ theme }) => theme.text.caption}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
