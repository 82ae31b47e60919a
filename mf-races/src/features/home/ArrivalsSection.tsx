import { paths, type Today } from '@galopin/shared/contracts';
import { formatCents, formatParisTime, utcDay } from '@galopin/shared/lib';
import { raceLabel, raceState, type Race } from '@galopin/shared/racing';
import { Link } from '@galopin/shared/router';
import { NumericText, RowLink, StatusPill } from '@galopin/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { viewAddress } from '../../domain/dayView';
import { latestArrivals } from '../../domain/nextDepartures';
import { homePartsCopy } from '../../i18n/homePartsCopy';
import { ArrivalOrder } from '../race-day/ArrivalOrder';
import { stateWords } from '../race-day/raceStateWords';
import { Rows, Section, Words } from './HomePage.styles';
import { SectionHead } from './SectionHead';

const copy = homePartsCopy.arrivals;
const SHOWN = 5;

export interface ArrivalsProps {
  readonly races: readonly Race[];
  /** Epoch milliseconds. */
  readonly now: number;
  readonly winners: Today['winners'];
}

/** The last races that have arrived, each with its winner and what Simple gagnant paid. */
export function ArrivalsSection({ races, now, winners }: ArrivalsProps) {
  const heading = useId();
  const today = utcDay(now);
  const latest = latestArrivals(races, now).slice(0, SHOWN);
  return (
    <Section aria-labelledby={heading}>
      <SectionHead
        id={heading}
        title={copy.title}
        more={{ to: viewAddress('arrivees', today, today), label: copy.all }}
      />
      {latest.length === 0 && <Words>{copy.none}</Words>}
      <Rows>
        {latest.map((race) => (
          <li key={race.id}>
            <ArrivedRace race={race} now={now} winners={winners.filter(({ raceId }) => raceId === race.id)} />
          </li>
        ))}
      </Rows>
    </Section>
  );
}

interface ArrivedProps {
  readonly race: Race;
  readonly now: number;
  /** Several after a dead heat; none until the digest knows of the arrival. */
  readonly winners: Today['winners'];
}

function ArrivedRace({ race, now, winners }: ArrivedProps) {
  const state = raceState(race, now);
  return (
    <Row as={Link} to={paths.race.to(race.id)}>
      <Where>
        {race.time !== null && <NumericText as="time">{formatParisTime(race.time)}</NumericText>}{' '}
        {[raceLabel(race.meeting, race.number), race.racecourse].filter(Boolean).join(' · ')}
      </Where>
      <StatusPill status={state}>{stateWords(state, null, race.arrival?.corrected)}</StatusPill>
      <ArrivalOrder order={race.arrival?.order ?? []} />
      {winners.length > 0 && (
        <Winner>
          {winners.map(({ numero, cheval, gagnant }) => (
            <span key={numero}>
              {copy.winner} <strong>{cheval}</strong>
              {gagnant !== null && <NumericText>, {copy.paid(formatCents(gagnant))}</NumericText>}{' '}
            </span>
          ))}
        </Winner>
      )}
    </Row>
  );
}

const Row = styled(RowLink)`
  grid-template-columns: minmax(0, 1fr) auto;
`;

const Where = styled.span`
  min-width: 0;
  ${({ theme }) => theme.text.small}
  color: ${({ theme }) => theme.colors.inkSoft};
`;

const Winner = styled.span`
  grid-column: 1 / -1;
  ${({ theme }) => theme.text.small}
`;
