import { countFavourites } from '@galopin/shared/contracts';
import { utcDay } from '@galopin/shared/lib';
import type { Meeting } from '@galopin/shared/racing';
import { Slot, useFavourites } from '@galopin/shared/shell-context';
import { useState } from 'react';
import type { DayRace } from '../../domain/DayRace';
import { areDone } from '../../domain/meetingsDone';
import type { RaceDay } from '../../domain/RaceDay';
import { endBelowWindow } from '../../domain/rowsInSight';
import { HiddenMeetings } from './HiddenMeetings';
import { MeetingSection } from './MeetingSection';

interface Props {
  readonly jour: RaceDay['jour'];
  readonly meetings: readonly Meeting<DayRace>[];
  /** Epoch milliseconds. */
  readonly now: number;
  readonly nextRaceId: number | null;
  /** Meetings that the visitor does not see. */
  readonly hidden: number;
}

/** The day's meetings; below the one that is under way, today, when the visitor's favourites run next. */
export function MeetingList({ jour, meetings, now, nextRaceId, hidden }: Props) {
  const done = areDone(meetings, now);
  const isAny = countFavourites(useFavourites().favourites) > 0;
  // Behind a list of races, where nothing in sight moves when it comes late or goes; read once, so that it stays there.
  const [place] = useState(() => Math.max(0, done.indexOf(false)) + 1);
  const startsClosed = done.map((isDone) => isDone && done.includes(false));
  const below = endBelowWindow(
    meetings.map(({ races }, at) => (startsClosed[at] === true ? 0 : races.length)),
  );
  const sections = meetings.map((meeting, index) => (
    <MeetingSection
      key={`${jour} ${meeting.racecourse}`}
      meeting={meeting}
      now={now}
      nextRaceId={nextRaceId}
      startsClosed={startsClosed[index] === true}
      isBelow={below[index] === true}
    />
  ));
  const all = hidden > 0 ? [...sections, <HiddenMeetings key="hidden" count={hidden} />] : sections;
  if (!isAny || meetings.length === 0 || jour !== utcDay(now)) return all;
  // Behind the last meeting it stands behind what is said of those that are not shown.
  const at = place < sections.length ? place : all.length;
  return [...all.slice(0, at), <Slot key="next race" name="favourites-next-race" />, ...all.slice(at)];
}
