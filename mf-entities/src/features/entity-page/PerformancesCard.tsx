import { PERFORMANCE_PAGE, PERFORMANCE_SORTS, type PerformancePage } from '@galopin/shared/contracts';
import { formatNumber } from '@galopin/shared/lib';
import { useNavigate } from '@galopin/shared/router';
import { useShell } from '@galopin/shared/shell-context';
import {
  ButtonLink,
  Card,
  CardHeader,
  EmptyState,
  FailureCard,
  SectionTitle,
  Select,
} from '@galopin/shared/ui';
import { DataTable } from '@galopin/shared/ui/table';
import { useId, useMemo } from 'react';
import styled from 'styled-components';
import type { EntityPage } from '../../domain/EntityPage';
import { writeEntityView } from '../../domain/entityView';
import { entityCopy as copy } from '../../i18n/entityCopy';
import { DisciplineLinks } from './DisciplineLinks';
import { Note } from './Note';
import { PerformanceCard } from './PerformanceCard';
import { performanceColumns } from './performanceColumns';
import { PerformancePages } from './PerformancePages';
import { ViewLink } from './ViewLink';

/** Past races, newest first unless asked otherwise, all of them page by page. */
export function PerformancesCard({ page }: { readonly page: EntityPage }) {
  const { revalidate } = useShell();
  const heading = useId();
  const { performances } = page;
  if (performances === null) {
    return (
      <FailureCard title={copy.performancesFailed} text={copy.performancesFailedText} onRetry={revalidate} />
    );
  }
  const { total } = performances;
  return (
    <Card as="section" $flush aria-labelledby={heading}>
      <CardHeader>
        <SectionTitle id={heading}>{copy.performances}</SectionTitle>
        <Note>{copy.performanceCount(formatNumber(total), total < 2)}</Note>
      </CardHeader>
      <Choices>
        <DisciplineLinks page={page} />
        {total > 1 && <SortField page={page} />}
      </Choices>
      {performances.rows.length === 0 ? (
        <NoRows page={page} total={total} />
      ) : (
        <Rows page={page} performances={performances} />
      )}
      <PerformancePages page={page} pages={Math.ceil(total / PERFORMANCE_PAGE)} />
    </Card>
  );
}

function SortField({ page: { kind, view } }: { readonly page: EntityPage }) {
  const navigate = useNavigate();
  const { track } = useShell();
  return (
    <SortFrame>
      <Select
        label={copy.sortLabel}
        options={PERFORMANCE_SORTS.map((sort) => ({ value: sort, label: copy.sorts[sort] }))}
        value={view.sort}
        onChange={({ target }) => {
          const sort = PERFORMANCE_SORTS.find((one) => one === target.value) ?? 'date';
          const direction = sort === 'date' || sort === 'prize' ? 'desc' : 'asc';
          track('table_sorted', { table: `${kind}-performances`, column: sort, direction });
          void navigate(
            { search: writeEntityView(kind, { ...view, sort, page: 1 }) },
            { replace: true, preventScrollReset: true },
          );
        }}
      />
    </SortFrame>
  );
}

interface RowsProps {
  readonly page: EntityPage;
  readonly performances: PerformancePage;
}

function Rows({ page: { kind, entity }, performances: { rows } }: RowsProps) {
  const columns = useMemo(() => performanceColumns(kind, entity, rows), [kind, entity, rows]);
  return (
    <DataTable
      caption={copy.performancesOf(entity.name)}
      dense
      columns={columns}
      rows={rows}
      rowKey={(row) => `${row.raceId}-${row.number}`}
      pageSize={PERFORMANCE_PAGE}
      rowKind={({ outcome, rank }) =>
        outcome === 'nonRunner' ? 'muted' : rank === 1 ? 'highlight' : undefined
      }
      renderCard={(row) => <PerformanceCard performance={row} kind={kind} />}
    />
  );
}

/** An address with a page behind the last one leads back; a choice without performances says so. */
function NoRows({ page: { kind, view }, total }: { readonly page: EntityPage; readonly total: number }) {
  if (total === 0) return <EmptyState title={copy.noPerformance} />;
  return (
    <EmptyState
      title={copy.behindLast}
      action={
        <ViewLink look={ButtonLink} kind={kind} view={{ ...view, page: 1 }} replace>
          {copy.firstPage}
        </ViewLink>
      }
    />
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  border-bottom: ${({ theme }) => theme.borders.hairline};

  &:empty {
    display: none;
  }

  > nav {
    min-width: 0;
    max-width: 100%;
  }

  @media print {
    display: none;
  }
`;

const SortFrame = styled.div`
  flex: 0 1 19rem;
  margin-left: auto;

  ${({ theme }) => theme.media.down('sm')} {
    flex-basis: 100%;
  }
`;
