import type { PageProps } from '@galopin/shared/contracts';
import { formatCount, formatNumericDay } from '@galopin/shared/lib';
import { Link, useRevalidator } from '@galopin/shared/router';
import {
  Alert,
  Button,
  FailureCard,
  PageHeader,
  SegmentedLink,
  SegmentedLinks,
  Stack,
} from '@galopin/shared/ui';
import { useShell } from '@galopin/shared/shell-context';
import styled from 'styled-components';
import { inView, STATS_PAGE_VIEWS, writeChoice, type StatsChoice } from '../../domain/statsChoice';
import { statsCopy as copy } from '../../i18n/statsCopy';
import { LockedRows } from './LockedRows';
import { QuinteView } from './QuinteView';
import { StatsCsvButton } from './StatsCsvButton';
import { StatsFilterBar } from './StatsFilterBar';
import type { StatsData, StatsResult } from './statsLoader';
import { TableView } from './TableView';

/** `/Stats`: rankings, rates and Quinté+, one view at a time, filters in the address. */
export function StatsPage({ data }: PageProps<StatsData>) {
  const { choice, filters, result } = data;
  return (
    <>
      <PageHeader title={copy.title} subtitle={copy.headings[choice.view]} />
      <Stack $gap={4}>
        <ViewLinks choice={choice} />
        <StatsFilterBar key={writeChoice(choice)} choice={choice} filters={filters} />
        <Facts choice={choice} result={result} />
        <Result choice={choice} result={result} />
        {(result.status === 'table' || result.status === 'quinte') && <Rules>{copy.rules}</Rules>}
      </Stack>
    </>
  );
}

function ViewLinks({ choice }: { readonly choice: StatsChoice }) {
  const { track } = useShell();
  return (
    <SegmentedLinks label={copy.chooseView}>
      {STATS_PAGE_VIEWS.map((view) => (
        <SegmentedLink
          key={view}
          as={Link}
          to={writeChoice(inView(choice, view)) || '?'}
          aria-current={view === choice.view ? 'page' : undefined}
          onClick={() => view !== choice.view && track('tab_selected', { page: 'stats', tab: view })}
        >
          {copy.views[view]}
        </SegmentedLink>
      ))}
    </SegmentedLinks>
  );
}

/** What the figures are of: their days, what counts, what is still missing; and the file of them. */
function Facts({ choice, result }: { readonly choice: StatsChoice; readonly result: StatsResult }) {
  const { revalidate, state } = useRevalidator();
  if (result.status !== 'table' && result.status !== 'quinte') return null;
  const { from, to, pendingDays } = result.status === 'table' ? result.table : result.quinte;
  const { view, minimum } = choice;
  return (
    <>
      <FactLine>
        <p>
          <strong>{copy.period(formatNumericDay(from), formatNumericDay(to))}.</strong> {copy.explain[view]}{' '}
          {minimum > 1 && copy.minimumNote(formatCount(minimum, copy.start, copy.starts))}
        </p>
        {view !== 'quinte' && <StatsCsvButton file={view} choice={choice} label={copy.csv.button} />}
      </FactLine>
      {pendingDays > 0 && (
        <Alert
          action={
            <Button variant="secondary" loading={state === 'loading'} onClick={() => void revalidate()}>
              {copy.refresh}
            </Button>
          }
        >
          {copy.pending(pendingDays)}
        </Alert>
      )}
    </>
  );
}

function Result({ choice, result }: { readonly choice: StatsChoice; readonly result: StatsResult }) {
  const { revalidate, state } = useRevalidator();
  switch (result.status) {
    case 'table':
      return <TableView choice={choice} table={result.table} />;
    case 'quinte':
      return <QuinteView choice={choice} quinte={result.quinte} />;
    case 'denied':
      return <LockedRows choice={choice} locked={choice.page > 1 ? 'page' : 'depth'} />;
    case 'failed':
      return (
        <FailureCard
          title={copy.failed}
          text={copy.failedText}
          onRetry={() => void revalidate()}
          retrying={state === 'loading'}
        />
      );
  }
}

const FactLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  ${({ theme }) => theme.text.small}

  > p {
    flex: 1 1 20rem;
    margin: 0;
    color: ${({ theme }) => theme.colors.inkSoft};
  }
`;

const Rules = styled.p`
  max-width: ${({ theme }) => theme.widths.text};
  margin: 0;
  ${({ theme }) => theme.text.caption}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
