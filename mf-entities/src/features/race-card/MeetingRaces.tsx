import { paths } from '@galopin/shared/contracts';
import { formatParisTime } from '@galopin/shared/lib';
import { raceState } from '@galopin/shared/racing';
import { Link } from '@galopin/shared/router';
import { useClock } from '@galopin/shared/shell-context';
import { SegmentedLink, SegmentedLinks, VisuallyHidden } from '@galopin/shared/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import type { MeetingRace } from '../../domain/RaceSurroundings';
import { TAB_PARAMETER, type RaceTab } from '../../domain/raceTab';
import { raceCopy } from '../../i18n/raceCopy';

const copy = raceCopy.meeting;
const CLOCK_PERIOD = 15_000;

interface Props {
  readonly racecourse: string;
  readonly races: readonly MeetingRace[];
  /** Race shown now. */
  readonly current: number;
  /** Tab that was asked for, kept from race to race; `null` leaves each race its own. */
  readonly tab: RaceTab | null;
}

/** The races of the meeting with the state of each; nothing when there is no other. */
export function MeetingRaces({ racecourse, races, current, tab }: Props) {
  const now = useClock(CLOCK_PERIOD);
  // Not every race has an arrival to show.
  const query = tab === null || tab === 'arrivee' ? '' : `?${TAB_PARAMETER}=${tab}`;
  const states = races.map((race) => stateInWords(race, now)).join('|');
  // The row brings the current race into sight with every new list of links: only when one of them has changed.
  const links = useMemo(
    () => linksOf(races, states.split('|'), current, query),
    [races, states, current, query],
  );
  return races.length < 2 ? null : <SegmentedLinks label={copy.label(racecourse)}>{links}</SegmentedLinks>;
}

function linksOf(races: readonly MeetingRace[], states: readonly string[], current: number, query: string) {
  return races.map((race, place) => (
    <SegmentedLink
      key={race.id}
      as={Link}
      to={`${paths.race.to(race.id)}${query}`}
      aria-current={race.id === current ? 'page' : undefined}
    >
      {race.number === null ? race.name : `C${race.number}`}
      <StateText>{states[place]}</StateText>
      {race.isQuinte && <Quinte>{copy.quinte}</Quinte>}
      {race.number !== null && race.name !== '' && <VisuallyHidden>, {race.name}</VisuallyHidden>}
    </SegmentedLink>
  ));
}

/** Its start time before, else its state. */
function stateInWords(race: MeetingRace, now: number): string {
  return copy.short[raceState(race, now)] || (race.time === null ? '' : formatParisTime(race.time));
}

const StateText = styled.span`
  ${({ theme }) => theme.text.caption}
  ${({ theme }) => theme.figures}
  color: inherit;
`;

const Quinte = styled.span`
  padding: 0 ${({ theme }) => theme.space(1)};
  border-radius: ${({ theme }) => theme.radii.sm};
  ${({ theme }) => theme.text.caption}
  font-weight: 700;
  color: ${({ theme }) => theme.colors.amberInk};
  background: ${({ theme }) => theme.colors.amberSoft};
`;
