import type { Milliseconds } from '@galopin/shared/contracts';
import { raceState, type Meeting, type RaceState } from '@galopin/shared/racing';
import { utcDay } from '@galopin/shared/lib';
import type { DayRace } from './DayRace';

/** States that a race of which nothing more is awaited today is in. */
const DONE: readonly RaceState[] = ['provisional', 'official', 'cancelled', 'unknown'];

/**
 * For each meeting, whether nothing more is to come of it at a moment (epoch milliseconds): today (UTC) a meeting
 * whose races have all run or will not. Of other days all meetings are alike, and none is done.
 */
export function areDone(meetings: readonly Meeting<DayRace>[], now: Milliseconds): readonly boolean[] {
  const today = utcDay(now);
  return meetings.map(({ races }) =>
    races.every((race) => race.jour === today && DONE.includes(raceState(race, now))),
  );
}
