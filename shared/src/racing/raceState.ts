import type { Milliseconds } from '../contracts';
import { parisInstant, utcDay } from '../lib';
import type { Race } from './Race';

/** Where a race stands. */
export type RaceState =
  | 'upcoming'
  | 'soon'
  | 'running'
  /** Started so long ago that the source must be late with the arrival. */
  | 'late'
  | 'provisional'
  /** Provisional, while the stewards look into the race. */
  | 'inquiry'
  /** Provisional, until the photograph has told the first apart. */
  | 'photo'
  | 'official'
  | 'cancelled'
  | 'unknown';

const MINUTE: Milliseconds = 60_000;
/** From here on a start is « imminent ». */
const SOON = 3 * MINUTE;
/** No race, late start and inquiry included, is without an arrival this long after its start. */
const ARRIVAL_EXPECTED = 90 * MINUTE;
/** A race that has no arrival this long after its start will hardly get one. */
const RESULT_EXPECTED = 180 * MINUTE;

/** Epoch milliseconds of a race's start; `null` when its time is not known or cannot be read. */
export function startOf(race: Pick<Race, 'jour' | 'time'>): Milliseconds | null {
  const start = race.time === null ? Number.NaN : parisInstant(race.jour, race.time);
  return Number.isNaN(start) ? null : start;
}

/** Where a race stands at a moment (epoch milliseconds). */
export function raceState(race: Pick<Race, 'jour' | 'time' | 'arrival'>, now: Milliseconds): RaceState {
  if (race.arrival?.cancelled) return 'cancelled';
  if (race.arrival && race.arrival.order.length > 0)
    return race.arrival.final ? 'official' : (race.arrival.awaits ?? 'provisional');
  const start = startOf(race);
  if (start === null) return race.jour < utcDay(now) ? 'unknown' : 'upcoming';
  if (now < start - SOON) return 'upcoming';
  if (now < start) return 'soon';
  if (now < start + ARRIVAL_EXPECTED) return 'running';
  return now < start + RESULT_EXPECTED ? 'late' : 'unknown';
}

const ARRIVED: ReadonlySet<RaceState> = new Set(['provisional', 'inquiry', 'photo', 'official']);

/** Whether a race in this state has an order to show. */
export const hasArrived = (state: RaceState): boolean => ARRIVED.has(state);

/** The next race to start; `null` when the day's last one has started. */
export function nextRace<Candidate extends Pick<Race, 'jour' | 'time' | 'arrival'>>(
  races: readonly Candidate[],
  now: Milliseconds,
): Candidate | null {
  let next: { race: Candidate; start: Milliseconds } | null = null;
  for (const race of races) {
    const start = startOf(race);
    if (start === null || start < now || race.arrival?.cancelled) continue;
    if (next === null || start < next.start) next = { race, start };
  }
  return next?.race ?? null;
}
