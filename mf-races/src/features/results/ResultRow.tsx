import { paths } from '@galopin/shared/contracts';
import { formatDistance, formatParisTime } from '@galopin/shared/lib';
import { raceLabel, raceState } from '@galopin/shared/racing';
import { Link } from '@galopin/shared/router';
import { Badge, NumericText, StatusPill } from '@galopin/shared/ui';
import styled from 'styled-components';
import type { RaceResult } from '../../api/fetchToday';
import { fr } from '../../i18n/fr';
import { resultsCopy as copy } from '../../i18n/resultsCopy';
import { ArrivalOrder } from '../race-day/ArrivalOrder';
import { stateWords } from '../race-day/raceStateWords';
import { DividendList } from './DividendList';

interface Props {
  readonly result: RaceResult;
  /** Epoch milliseconds. */
  readonly now: number;
  /** What its place in the list does not say. */
  readonly tells: 'number' | 'racecourse';
}

/** One race that has arrived: order, winner, dividends. */
export function ResultRow({ result: { race, gagnants, rapports }, now, tells }: Props) {
  const state = raceState(race, now);
  const where = tells === 'number' ? raceLabel(null, race.number) : raceLabel(race.meeting, race.number);
  const facts = [tells === 'racecourse' && race.racecourse, race.discipline, formatDistance(race.distance)];
  return (
    <Row>
      <Head>
        <Time>
          {race.time !== null && (
            <NumericText as="time" $strong>
              {formatParisTime(race.time)}
            </NumericText>
          )}{' '}
          {where}
        </Time>
        <Name as={Link} to={paths.race.to(race.id)}>
          {race.name}
        </Name>
        {race.isQuinte && <Badge $tone="amber">{fr.race.quinte}</Badge>}
        <Facts>{facts.filter(Boolean).join(' · ')}</Facts>
      </Head>
      <Outcome>
        <Order>
          <ArrivalOrder order={race.arrival?.order ?? []} />
        </Order>
        {state !== 'official' && (
          <StatusPill status={state}>{stateWords(state, null, race.arrival?.corrected)}</StatusPill>
        )}
        {gagnants.map(({ numero, cheval, jockey }) => (
          <span key={numero}>
            {copy.winner} <strong>{cheval}</strong> {jockey !== '' && copy.ridden(jockey)}
          </span>
        ))}
      </Outcome>
      {rapports.length === 0 ? <Awaited>{copy.awaited}</Awaited> : <DividendList dividends={rapports} />}
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${({ theme }) => `0 ${theme.space(2)}`};
`;

const Time = styled.span`
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

const Name = styled.a`
  color: inherit;
  font-weight: 600;
  text-decoration-color: ${({ theme }) => theme.colors.turfLine};
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;

  &:focus-visible {
    ${({ theme }) => theme.focusRing}
  }
`;

const Facts = styled.span`
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

const Outcome = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${({ theme }) => `${theme.space(0.5)} ${theme.space(3)}`};
  ${({ theme }) => theme.text.small}
`;

const Order = styled.span`
  ${({ theme }) => theme.text.body}
`;

const Awaited = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;
