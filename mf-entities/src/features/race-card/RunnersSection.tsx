import { formatCount, utcDay } from '@galopin/shared/lib';
import { Link } from '@galopin/shared/router';
import { useShell } from '@galopin/shared/shell-context';
import {
  ButtonLink,
  Card,
  CardHeader,
  Cluster,
  EmptyState,
  FailureCard,
  SectionTitle,
} from '@galopin/shared/ui';
import { useId, useMemo } from 'react';
import styled from 'styled-components';
import { disciplineKind } from '../../domain/disciplineKind';
import type { RaceCard } from '../../domain/RaceCard';
import { countStarters, type Runner } from '../../domain/Runner';
import { tabLink } from '../../domain/raceTab';
import { fr } from '../../i18n/fr';
import { raceCopy } from '../../i18n/raceCopy';
import { OddsHistoryPart } from '../odds/OddsHistoryPart';
import { ColumnsButton } from './ColumnsButton';
import { runnerColumns } from './runnerColumns';
import { RunnersLegend } from './RunnersLegend';
import { RunnersTable } from './RunnersTable';
import { useFieldView } from './useFieldView';
import { useHiddenColumns } from './useHiddenColumns';

const copy = fr.runners;

/** The runners of a race as a table, or why there is none. */
export function RunnersSection({ card }: { readonly card: RaceCard }) {
  const { revalidate, now } = useShell();
  if (card.runnersFailure !== null) {
    const text = `${copy.failedText} (${card.runnersFailure})`;
    return <FailureCard title={copy.failed} text={text} onRetry={revalidate} />;
  }
  if (card.runners.length === 0) {
    const isPast = card.race.jour < utcDay(now());
    return (
      <Card $flush>
        <EmptyState
          title={isPast ? copy.untold : copy.empty}
          text={isPast ? copy.untoldText : copy.emptyText}
        />
      </Card>
    );
  }
  return <Field card={card} />;
}

function Field({ card }: { readonly card: RaceCard }) {
  const heading = useId();
  const { race, runners } = card;
  const { view, notes, ColumnChooser } = useFieldView(card);
  const kind = disciplineKind(race.discipline);
  const hidden = useHiddenColumns((state) => state[kind]);
  const hide = useHiddenColumns((state) => state.hide);
  const columns = useMemo(() => runnerColumns(view, runners), [view, runners]);
  const choices = columns
    .filter(({ hideable }) => hideable === true)
    .map(({ id, header, headerTitle = header }) => ({ id, name: headerTitle }));
  return (
    <Card as="section" $flush aria-labelledby={heading}>
      <CardHeader>
        <Cluster $gap={3}>
          <SectionTitle id={heading}>{copy.title}</SectionTitle>
          <Facts>{countRunners(runners)}</Facts>
        </Cluster>
        <Cluster>
          <ButtonLink as={Link} to={tabLink('comparer')} $variant="secondary">
            {raceCopy.tabs.comparer}
          </ButtonLink>
          {ColumnChooser === null ? (
            <ColumnsButton />
          ) : (
            <ColumnChooser columns={choices} hidden={hidden} onChange={(next) => hide(kind, next)} />
          )}
        </Cluster>
      </CardHeader>
      <RunnersTable card={card} view={{ ...view, notes }} columns={columns} hiddenColumns={hidden} />
      <OddsHistoryPart runners={runners} history={view.oddsHistory} />
      <RunnersLegend kind={kind} runners={runners} />
    </Card>
  );
}

function countRunners(runners: readonly Runner[]): string {
  const { starters, nonRunners } = countStarters(runners);
  const named = formatCount(starters, fr.entity.runners);
  return nonRunners === 0 ? named : `${named}, ${fr.race.nonRunners(nonRunners)}`;
}

const Facts = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
