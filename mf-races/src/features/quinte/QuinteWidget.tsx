import { paths, type WidgetProps } from '@galopin/shared/contracts';
import { formatCount, formatParisTime, utcDay } from '@galopin/shared/lib';
import { hasArrived, raceLabel, raceState, type Race } from '@galopin/shared/racing';
import { Link } from '@galopin/shared/router';
import { useClock } from '@galopin/shared/shell-context';
import { NumericText, SkeletonGroup, SkeletonText, StatusPill } from '@galopin/shared/ui';
import { quinteCopy as copy } from '../../i18n/quinteCopy';
import { ArrivalOrder } from '../race-day/ArrivalOrder';
import { countdownOf, stateWords } from '../race-day/raceStateWords';
import { Facts, Frame, Name, Title } from './QuinteCard.styles';
import type { DayQuinte } from './quinteLoader';
import { useLiveQuinte } from './useLiveQuinte';

/** Countdowns show minutes. */
const CLOCK_PERIOD = 15_000;

/** The day's Quinté+ in three lines, all of it the way to its card; nothing on a day without one. */
export function QuinteWidget({ data }: WidgetProps<DayQuinte>) {
  const race = useLiveQuinte(data);
  const now = useClock(CLOCK_PERIOD);
  if (race === null) return null;
  const state = raceState(race, now);
  const label = raceLabel(race.meeting, race.number);
  return (
    <Frame as={Link} to={paths.race.to(race.id)}>
      <Title>{race.jour === utcDay(now) ? copy.today : copy.otherDay}</Title>
      <StatusPill status={state}>
        {stateWords(state, countdownOf(race, now), race.arrival?.corrected)}
      </StatusPill>
      <Name>
        {label !== '' && <span>{label}</span>} {race.name}
      </Name>
      <Facts>{hasArrived(state) ? <Outcome race={race} /> : <Start race={race} />}</Facts>
    </Frame>
  );
}

/** When and where it is run, and by how many. */
function Start({ race }: { readonly race: Race }) {
  return (
    <>
      <NumericText as="time" $strong>
        {race.time === null ? copy.noTime : formatParisTime(race.time)}
      </NumericText>
      {['', race.racecourse, race.declared !== null && formatCount(race.declared, copy.runner)]
        .filter((part) => part !== false)
        .join(' · ')}
    </>
  );
}

/** The first five, and where it was. */
function Outcome({ race }: { readonly race: Race }) {
  return (
    <>
      <span aria-hidden="true">{copy.arrival} </span>
      <ArrivalOrder order={race.arrival?.order ?? []} />
      {` · ${race.racecourse}`}
    </>
  );
}

/** Of the card's size. */
export function QuinteSkeleton() {
  return (
    <SkeletonGroup label={copy.loading}>
      <Frame as="div">
        <SkeletonText lines={3} />
      </Frame>
    </SkeletonGroup>
  );
}
