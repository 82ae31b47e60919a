import { paths } from '@galopin/shared/contracts';
import { formatCount, formatDistance, formatMoney, formatParisTime } from '@galopin/shared/lib';
import { raceLabel, raceState, type Race, type RaceState } from '@galopin/shared/racing';
import { Link } from '@galopin/shared/router';
import { Badge, NumericText, StatusPill } from '@galopin/shared/ui';
import { memo } from 'react';
import { fr } from '../../i18n/fr';
import { ArrivalOrder } from './ArrivalOrder';
import { countdownOf, stateWords } from './raceStateWords';
import { Facts, Name, Order, Outcome, Row, RaceLink, Time, type Lines } from './RaceRow.styles';

interface Props {
  readonly race: Race;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly isNext: boolean;
  /** Of another meeting than the one it stands below: a racecourse may hold two on a day. */
  readonly ofOther: boolean;
}

/** One race of the list, as a link to its card. What it shows of the time is worked out here, cheaply for 1,001. */
export function RaceRow({ race, now, isNext, ofOther }: Props) {
  const state = raceState(race, now);
  return (
    <RaceLine
      race={race}
      isNext={isNext}
      label={raceLabel(ofOther ? race.meeting : null, race.number)}
      state={state}
      countdown={state === 'upcoming' ? countdownOf(race, now) : null}
    />
  );
}

/** What stands in the second line of a narrow window, and whether there is a third. */
function linesOf(order: readonly unknown[], countdown: string | null): Lines {
  if (order.length > 0) return 'order';
  return countdown === null ? 'facts' : 'countdown';
}

interface LineProps {
  readonly race: Race;
  readonly isNext: boolean;
  readonly label: string;
  readonly state: RaceState;
  readonly countdown: string | null;
}

const RaceLine = memo(function RaceLine({ race, isNext, label, state, countdown }: LineProps) {
  const order = race.arrival?.cancelled === false ? race.arrival.order : [];
  return (
    <Row $next={isNext}>
      <RaceLink as={Link} $lines={linesOf(order, countdown)} to={paths.race.to(race.id)}>
        <Time>
          <NumericText as="time" $strong>
            {race.time === null ? fr.race.noTime : formatParisTime(race.time)}
          </NumericText>
          {label !== '' && <span>{label}</span>}
        </Time>
        <Name>
          {race.name} {race.isQuinte && <Badge $tone="amber">{fr.race.quinte}</Badge>}
        </Name>
        <Facts $late={order.length > 0}>
          <span>{race.discipline}</span>
          <NumericText>{formatDistance(race.distance)}</NumericText>
          <NumericText>
            {race.declared === null ? '–' : formatCount(race.declared, fr.day.runner)}
          </NumericText>
          <NumericText>{formatMoney(race.prize, race.currency)}</NumericText>
        </Facts>
        <Order>{order.length > 0 && <ArrivalOrder order={order} />}</Order>
        <Outcome>
          <StatusPill status={state}>{stateWords(state, countdown, race.arrival?.corrected)}</StatusPill>
        </Outcome>
      </RaceLink>
    </Row>
  );
});
