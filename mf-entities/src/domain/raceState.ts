import type { Milliseconds } from '@galopin/shared/contracts';
import { parisInstant, utcDay } from '@galopin/shared/lib';
import type { Arrival, Race, RaceState } from './Race';

const MINUTE: Milliseconds = 60_000;
/** From here on a start is « imminent ». */
const SOON = 3 * MINUTE;
/** A race that has no arrival this long after its start will hardly get one. */
const RESULT_EXPECTED = 180 * MINUTE;

/** Where a race stands at a moment (epoch milliseconds). */
export function raceState(
  { jour, time }: Pick<Race, 'jour' | 'time'>,
  arrival: Arrival | null,
  now: Milliseconds,
): RaceState {
  if (arrival?.cancelled) return 'cancelled';
  if (arrival && arrival.order.length > 0) return arrival.final ? 'official' : 'provisional';
  if (time === null) return jour < utcDay(now) ? 'unknown' : 'upcoming';
  const start = parisInstant(jour, time);
  if (now < start - SOON) return 'upcoming';
  if (now < start) return 'soon';
  return now < start + RESULT_EXPECTED ? 'running' : 'unknown';
}
