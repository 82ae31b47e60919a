import { paths } from '@galopin/shared/contracts';
import {
  formatCount,
  formatDistance,
  formatMoney,
  formatParisTime,
  formatRelative,
} from '@galopin/shared/lib';
import { raceLabel, raceState, startOf, type Race, type RaceState } from '@galopin/shared/racing';
import { Link } from '@galopin/shared/router';
import { Badge, NumericText, StatusPill } from '@galopin/shared/ui';
import { memo } from 'react';
import { fr } from '../../i18n/fr';
import { ArrivalOrder } from './ArrivalOrder';
import { Facts, Name, Outcome, Row, RaceLink, Time } from './RaceRow.styles';

interface Props {
  readonly race: Race;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly isNext: boolean;
  /** Of another meeting than the one it stands below: a racecourse may hold two on a day. */
  readonly ofOther: boolean;
}

/** Countdowns only make sense for what is near. */
const COUNTDOWN_FROM = 60 * 60_000;

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

function countdownOf(race: Race, now: number): string | null {
  const start = startOf(race);
  return start !== null && start - now < COUNTDOWN_FROM ? formatRelative(start - now) : null;
}

interface LineProps {
  readonly race: Race;
  readonly isNext: boolean;
  readonly label: string;
  readonly state: RaceState;
  readonly countdown: string | null;
}

const RaceLine = memo(function RaceLine({ race, isNext, label, state, countdown }: LineProps) {
  return (
    <Row $next={isNext}>
      <RaceLink as={Link} $short={state === 'upcoming' && countdown === null} to={paths.race.to(race.id)}>
        <Time>
          <NumericText as="time" $strong>
            {race.time === null ? fr.race.noTime : formatParisTime(race.time)}
          </NumericText>
          {label !== '' && <span>{label}</span>}
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
        <Outcome>
          {race.arrival && race.arrival.order.length > 0 && !race.arrival.cancelled && (
            <ArrivalOrder order={race.arrival.order} />
          )}
          <StatusPill status={state}>{stateWords(state, countdown, race.arrival?.corrected)}</StatusPill>
        </Outcome>
      </RaceLink>
    </Row>
  );
});

/** « À partir », with how long until then when that is near; beside an order, one word says enough. */
function stateWords(state: RaceState, countdown: string | null, corrected = false): string | undefined {
  if (state === 'upcoming') return countdown === null ? fr.race.toStart : fr.race.toStartIn(countdown);
  // The state's own words.
  if (state !== 'provisional' && state !== 'official') return undefined;
  const label = fr.race.arrivalStates[state];
  return corrected ? fr.race.corrected(label) : label;
}
