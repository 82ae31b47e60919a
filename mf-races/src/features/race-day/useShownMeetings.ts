import type { DayArrivals, Meeting } from '@galopin/shared/racing';
import { useMemo } from 'react';
import { filterMeetings, type DayFilters } from '../../domain/dayFilters';
import type { DayRace } from '../../domain/DayRace';
import { mergeArrivals } from '../../domain/mergeArrivals';
import type { RaceDay } from '../../domain/RaceDay';

export interface ShownMeetings {
  readonly meetings: readonly Meeting<DayRace>[];
  /** Theirs, in order. */
  readonly races: readonly DayRace[];
}

/** A day's meetings with their arrivals, as far as the filters want them. What does not change stays the same object. */
export function useShownMeetings(day: RaceDay, arrivals: DayArrivals, filters: DayFilters): ShownMeetings {
  const merged = useMemo(() => mergeArrivals(day.meetings, arrivals), [day.meetings, arrivals]);
  return useMemo(() => {
    const meetings = filterMeetings(merged, filters);
    return { meetings, races: meetings.flatMap((meeting) => meeting.races) };
  }, [merged, filters]);
}
