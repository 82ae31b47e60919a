import type { Milliseconds } from '@galopin/shared/contracts';
import { hasArrived, raceState, type Meeting, type RaceState } from '@galopin/shared/racing';
import { utcDay } from '@galopin/shared/lib';
import type { DayRace } from './DayRace';

/** Whether nothing more is awaited today of a race in this state. */
const isDone = (state: RaceState) => hasArrived(state) || state === 'cancelled' || state === 'unknown';

/**
 * For each meeting, whether nothing more is to come of it at a moment (epoch milliseconds): today (UTC) a meeting
 * whose races have all run or will not. Of other days all meetings are alike, and none is done.
 */
export function areDone(meetings: readonly Meeting<DayRace>[], now: Milliseconds): readonly boolean[] {
  const today = utcDay(now);
  return meetings.map(({ races }) =>
    races.every((race) => race.jour === today && isDone(raceState(race, now))),
  );
}
