import { paths } from '@galopin/shared/contracts';
import { formatCount, formatDistance, formatMoney, formatParisTime } from '@galopin/shared/lib';
import { raceLabel, raceState, type Race, type RaceState } from '@galopin/shared/racing';
import { Link } from '@galopin/shared/router';
import { Badge, NumericText, StatusPill } from '@galopin/shared/ui';
import { memo } from 'react';
import { fr } from '../../i18n/fr';
import { ArrivalOrder } from './ArrivalOrder';
import { countdownOf, stateWords } from './raceStateWords';
import { Facts, Name, Order, Outcome, Row, RaceLink, Time, Where, type Lines } from './RaceRow.styles';

interface Props {
  readonly race: Race;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly isNext: boolean;
  /** What its place in the list does not say: nothing, its meeting (a racecourse may hold two on a day), or where it is. */
  readonly tells: 'number' | 'meeting' | 'racecourse';
  /** Bets on offer, in words; none to say nothing of them. */
  readonly bets?: string;
  /** In a column of the page, not across it. */
  readonly isNarrow?: boolean;
}

/** One race of the list, as a link to its card. What it shows of the time is worked out here, cheaply for 1,001. */
export function RaceRow({ race, now, isNext, tells, bets = '', isNarrow = false }: Props) {
  const state = raceState(race, now);
  return (
    <RaceLine
      race={race}
      isNext={isNext}
      label={raceLabel(tells === 'number' ? null : race.meeting, race.number)}
      racecourse={tells === 'racecourse' ? race.racecourse : ''}
      bets={bets}
      isNarrow={isNarrow}
      state={state}
      countdown={state === 'upcoming' ? countdownOf(race, now) : null}
    />
  );
}

/** What stands in the second line of a narrow window, and whether there is a third. */
function linesOf(order: readonly unknown[], isToStart: boolean): Lines {
  if (order.length > 0) return 'order';
  return isToStart ? 'countdown' : 'facts';
}

interface LineProps {
  readonly race: Race;
  readonly isNext: boolean;
  readonly label: string;
  /** Empty where the list says it. */
  readonly racecourse: string;
  readonly bets: string;
  readonly isNarrow: boolean;
  readonly state: RaceState;
  readonly countdown: string | null;
}

const RaceLine = memo(function RaceLine(props: LineProps) {
  const { race, isNext, label, racecourse, bets, isNarrow, state, countdown } = props;
  const where = [racecourse, bets].filter(Boolean).join(' · ');
  const order = race.arrival?.cancelled === false ? race.arrival.order : [];
  return (
    <Row $next={isNext}>
      <RaceLink
        as={Link}
        $compact={isNarrow}
        $lines={linesOf(order, countdown !== null || state === 'soon')}
        to={paths.race.to(race.id)}
      >
        <Time $compact={isNarrow}>
          <NumericText as="time" $strong>
            {race.time === null ? fr.race.noTime : formatParisTime(race.time)}
          </NumericText>
          {label !== '' && <span>{label}</span>}
        </Time>
        <Name>
          {race.name} {race.isQuinte && <Badge $tone="amber">{fr.race.quinte}</Badge>}
          {where !== '' && <Where>{where}</Where>}
        </Name>
        <Facts $compact={isNarrow} $late={order.length > 0}>
          <span>{race.discipline}</span>
          <NumericText>{formatDistance(race.distance)}</NumericText>
          <NumericText>
            {race.declared === null ? '–' : formatCount(race.declared, fr.day.runner)}
          </NumericText>
          <NumericText>{formatMoney(race.prize, race.currency)}</NumericText>
        </Facts>
        <Order>{order.length > 0 && <ArrivalOrder order={order} />}</Order>
        <Outcome $compact={isNarrow}>
          <StatusPill status={state}>{stateWords(state, countdown, race.arrival?.corrected)}</StatusPill>
        </Outcome>
      </RaceLink>
    </Row>
  );
});
