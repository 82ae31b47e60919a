import { formatCount } from '@galopin/shared/lib';
import { useShell } from '@galopin/shared/shell-context';
import { Card, CardHeader, EmptyState, FailureCard, SectionTitle } from '@galopin/shared/ui';
import { DataTable } from '@galopin/shared/ui/table';
import { useId, useMemo } from 'react';
import styled from 'styled-components';
import { disciplineKind } from '../../domain/disciplineKind';
import { favouriteOf } from '../../domain/favouriteOf';
import type { RaceCard } from '../../domain/RaceCard';
import type { Runner } from '../../domain/Runner';
import { fr } from '../../i18n/fr';
import { raceTitle } from '../../i18n/raceLabels';
import type { FieldView } from './FieldView';
import { RunnerCard } from './RunnerCard';
import { runnerColumns } from './runnerColumns';
import { RunnersLegend } from './RunnersLegend';

const copy = fr.runners;

/** The runners of a race as a table, or why there is none. */
export function RunnersSection({ card }: { readonly card: RaceCard }) {
  const { revalidate } = useShell();
  const heading = useId();
  if (card.runnersFailure !== null) {
    const text = `${copy.failedText} (${card.runnersFailure})`;
    return <FailureCard title={copy.failed} text={text} onRetry={revalidate} />;
  }
  const { race, runners } = card;
  return (
    <Card as="section" $flush aria-labelledby={heading}>
      <CardHeader>
        <SectionTitle id={heading}>{copy.title}</SectionTitle>
        {runners.length > 0 && <Facts>{countRunners(runners)}</Facts>}
      </CardHeader>
      {runners.length === 0 ? (
        <EmptyState title={copy.empty} text={copy.emptyText} />
      ) : (
        <>
          <RunnersTable card={card} />
          <RunnersLegend kind={disciplineKind(race.discipline)} runners={runners} />
        </>
      )}
    </Card>
  );
}

function RunnersTable({ card: { race, runners } }: { readonly card: RaceCard }) {
  const { track } = useShell();
  const view = useMemo<FieldView>(
    () => ({
      discipline: race.discipline,
      raceDistance: race.distance,
      hasRun: runners.some(({ finish }) => finish.kind === 'ranked' || finish.kind === 'notClassed'),
      favourites: favouriteOf(runners),
    }),
    [race, runners],
  );
  const columns = useMemo(() => runnerColumns(view, runners), [view, runners]);
  return (
    <DataTable
      caption={copy.caption(raceTitle(race))}
      dense
      columns={columns}
      rows={runners}
      rowKey={(runner) => runner.number}
      rowKind={rowKind}
      initialSort={{ column: view.hasRun ? 'rank' : 'number', direction: 'asc' }}
      onSort={(sort) => track('table_sorted', { table: 'runners', ...sort })}
      renderCard={(runner) => <RunnerCard runner={runner} view={view} />}
    />
  );
}

function countRunners(runners: readonly Runner[]): string {
  const declared = formatCount(runners.length, fr.entity.runners);
  const nonRunners = runners.filter(({ finish }) => finish.kind === 'nonRunner').length;
  return nonRunners === 0 ? declared : `${declared}, ${fr.race.nonRunners(nonRunners)}`;
}

function rowKind({ finish }: Runner): 'muted' | 'highlight' | undefined {
  if (finish.kind === 'nonRunner') return 'muted';
  return finish.kind === 'ranked' && finish.rank === 1 ? 'highlight' : undefined;
}

const Facts = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
