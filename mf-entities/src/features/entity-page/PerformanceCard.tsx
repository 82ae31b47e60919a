import { paths, type EntityKind, type EntityPerformance } from '@galopin/shared/contracts';
import { formatDistance, formatMoney, formatNumericDay, formatOdds, formatWeight } from '@galopin/shared/lib';
import { shoeingLabel } from '@galopin/shared/racing';
import { NumericText } from '@galopin/shared/ui';
import styled from 'styled-components';
import { isHarness } from '../../domain/disciplineKind';
import { entityCopy } from '../../i18n/entityCopy';
import { fr } from '../../i18n/fr';
import { disciplineLabel } from '../../i18n/raceLabels';
import { EntityLink } from '../entity-link/EntityLink';
import { RaceLink } from './RaceLink';
import { ResultText } from './ResultText';

interface Props {
  readonly performance: EntityPerformance;
  readonly kind: EntityKind;
}

/** One performance on a phone. */
export function PerformanceCard({ performance, kind }: Props) {
  const { declared, discipline, odds } = performance;
  const riderTerm = isHarness(discipline) ? fr.columns.driver : fr.columns.jockey;
  return (
    <Frame>
      <Head>
        <NumericText>{formatNumericDay(performance.jour)}</NumericText>
        <span>{performance.racecourse}</span>
        <Result>
          <ResultText performance={performance} /> {declared > 0 && <Soft>{entityCopy.outOf(declared)}</Soft>}
        </Result>
      </Head>
      <RaceLink performance={performance} />
      <p>{factsOf(performance).join(' · ')}</p>
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

function factsOf(performance: EntityPerformance): readonly string[] {
  const { startHandicap, draw, weight, kilometreTime, prize } = performance;
  const shoeing = shoeingLabel(performance.shoeing);
  return [
    disciplineLabel(performance.discipline),
    formatDistance(performance.distance),
    startHandicap !== null && entityCopy.startHandicap(startHandicap),
    draw !== null && entityCopy.drawShort(draw),
    weight !== null && formatWeight(weight),
    kilometreTime,
    shoeing,
    prize !== null && formatMoney(prize, performance.currency),
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '');
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
