import { Card, CardHeader, SectionTitle } from '@galopin/shared/ui';
import { DataTable } from '@galopin/shared/ui/table';
import { useId, useMemo } from 'react';
import styled from 'styled-components';
import { classify } from '../../domain/classification';
import type { RaceCard } from '../../domain/RaceCard';
import type { Runner } from '../../domain/Runner';
import { fr } from '../../i18n/fr';
import { explainFinishes, raceTitle } from '../../i18n/raceLabels';
import { raceCopy } from '../../i18n/raceCopy';
import { ArrivalRow } from './ArrivalRow';
import { arrivalColumns } from './arrivalColumns';

const copy = raceCopy.arrival;

/** Every runner with its result: the classed by rank, below them those that are not. */
export function ArrivalTable({ card: { race, runners } }: { readonly card: RaceCard }) {
  const heading = useId();
  const { classed, notClassed, deadHeats } = useMemo(() => classify(runners), [runners]);
  const rows = useMemo(() => [...classed, ...notClassed], [classed, notClassed]);
  const columns = useMemo(() => arrivalColumns(race, rows, deadHeats), [race, rows, deadHeats]);
  const finishes = explainFinishes(runners.map(({ finish }) => finish));
  return (
    <Card as="section" $flush aria-labelledby={heading}>
      <CardHeader>
        <SectionTitle id={heading}>{copy.title}</SectionTitle>
        {race.winningTime !== '' && (
          <Facts>
            {copy.winningTime} {race.winningTime}
          </Facts>
        )}
      </CardHeader>
      <DataTable
        caption={copy.caption(raceTitle(race))}
        dense
        columns={columns}
        rows={rows}
        rowKey={(runner) => runner.number}
        rowKind={rowKind}
        initialSort={{ column: 'rank', direction: 'asc' }}
        cardsBelow="sm"
        renderCard={(runner) => <ArrivalRow runner={runner} race={race} deadHeats={deadHeats} />}
      />
      {finishes.length > 0 && <Legend>{fr.runners.abbreviations(finishes)}</Legend>}
    </Card>
  );
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

const Legend = styled.p`
  margin: 0;
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  border-top: ${({ theme }) => theme.borders.hairline};
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
