import { paths } from '@galopin/shared/contracts';
import {
  formatCount,
  formatDistance,
  formatMoney,
  formatParisTime,
  formatRelative,
} from '@galopin/shared/lib';
import { raceState, startOf, type Race, type RaceState } from '@galopin/shared/racing';
import { Link } from '@galopin/shared/router';
import { Badge, NumericText, StatusPill } from '@galopin/shared/ui';
import { fr } from '../../i18n/fr';
import { ArrivalOrder } from './ArrivalOrder';
import { Facts, Name, Outcome, Row, RaceLink, Time } from './RaceRow.styles';

interface Props {
  readonly race: Race;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly isNext: boolean;
}

/** Countdowns only make sense for what is near. */
const COUNTDOWN_FROM = 60 * 60_000;

/** One race of the list, as a link to its card. */
export function RaceRow({ race, now, isNext }: Props) {
  return (
    <Row $next={isNext}>
      <RaceLink as={Link} {...{ to: paths.race.to(race.id) }}>
        <Time>
          <NumericText as="time" $strong>
            {race.time === null ? fr.race.noTime : formatParisTime(race.time)}
          </NumericText>
          {race.number !== null && <span>C{race.number}</span>}
        </Time>
        <Name>
          {race.name} {race.isQuinte && <Badge $tone="amber">{fr.race.quinte}</Badge>}
        </Name>
        <Facts>
          <span>{race.discipline}</span>
          <NumericText>{formatDistance(race.distance)}</NumericText>
          <NumericText>
            {race.declared === null ? '–' : formatCount(race.declared, fr.day.runner)}
          </NumericText>
          <NumericText>{formatMoney(race.prize, race.currency)}</NumericText>
        </Facts>
        <RaceOutcome race={race} now={now} />
      </RaceLink>
    </Row>
  );
}

/** Beside an order, one word says enough; `undefined` for the state's own words. */
function arrivalState(state: RaceState, corrected = false): string | undefined {
  if (state !== 'provisional' && state !== 'official') return undefined;
  const label = fr.race.arrivalStates[state];
  return corrected ? fr.race.corrected(label) : label;
}

function RaceOutcome({ race, now }: Pick<Props, 'race' | 'now'>) {
  const state = raceState(race, now);
  const start = startOf(race);
  const isNear = state === 'upcoming' && start !== null && start - now < COUNTDOWN_FROM;
  return (
    <Outcome>
      {race.arrival && race.arrival.order.length > 0 && !race.arrival.cancelled && (
        <ArrivalOrder order={race.arrival.order} />
      )}
      {(state !== 'upcoming' || isNear) && (
        <StatusPill status={state}>
          {isNear ? formatRelative(start - now) : arrivalState(state, race.arrival?.corrected)}
        </StatusPill>
      )}
    </Outcome>
  );
}
