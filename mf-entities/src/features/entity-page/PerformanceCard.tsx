import { paths } from '@galopin/shared/contracts';
import { formatDistance, formatMoney, formatNumericDay, formatOdds } from '@galopin/shared/lib';
import { NumericText } from '@galopin/shared/ui';
import styled from 'styled-components';
import { isHarness } from '../../domain/disciplineKind';
import type { EntityKind } from '../../domain/EntityPerformances';
import type { Performance } from '../../domain/Performance';
import { fr } from '../../i18n/fr';
import { disciplineLabel } from '../../i18n/raceLabels';
import { EntityLink } from '../entity-link/EntityLink';
import { RaceLink } from './performanceColumns';
import { ResultText } from './ResultText';

interface Props {
  readonly performance: Performance;
  readonly kind: EntityKind;
}

/** One performance on a phone. */
export function PerformanceCard({ performance, kind }: Props) {
  const { distance, prize, currency, declared, finalOdds, probableOdds } = performance;
  const facts = [
    disciplineLabel(performance.discipline),
    distance !== null && formatDistance(distance),
    prize !== null && formatMoney(prize, currency),
  ];
  const riderTerm = isHarness(performance.discipline) ? fr.columns.driver : fr.columns.jockey;
  const odds = finalOdds ?? probableOdds;
  return (
    <Frame>
      <Head>
        <NumericText>{formatNumericDay(performance.jour)}</NumericText>
        <span>{performance.racecourse}</span>
        <Result>
          <ResultText performance={performance} />{' '}
          {declared !== null && <Soft>{fr.entity.outOf(declared)}</Soft>}
        </Result>
      </Head>
      <RaceLink performance={performance} />
      <p>{facts.filter(Boolean).join(' · ')}</p>
      <p>
        {kind !== 'horse' && <EntityLink of={performance.horse} to={paths.horse.to} />}
        {kind !== 'jockey' && (
          <span>
            <Soft>{riderTerm.header}</Soft> <EntityLink of={performance.jockey} to={paths.jockey.to} />
          </span>
        )}
        {kind !== 'trainer' && (
          <span>
            <Soft>{fr.columns.trainer.header}</Soft>{' '}
            <EntityLink of={performance.trainer} to={paths.trainer.to} />
          </span>
        )}
        {odds !== null && (
          <span>
            <Soft>{fr.columns.odds.header}</Soft> <NumericText>{formatOdds(odds)}</NumericText>
          </span>
        )}
      </p>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  ${({ theme }) => theme.text.small}

  p {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => `0 ${theme.space(3)}`};
    margin: 0;
  }
`;

const Head = styled.p`
  font-weight: 600;
`;

const Result = styled.span`
  margin-left: auto;
`;

const Soft = styled.span`
  ${({ theme }) => theme.text.caption}
  color: ${({ theme }) => theme.colors.inkFaint};
`;
