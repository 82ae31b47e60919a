import { ODDS_OPENING, type DemoDay, type DemoRace } from '@galopin/tools/demo-world';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { storeOdds } from './storeStates';

/** Races brought up to date at a time: a start in the evening has all of a day to catch up on. */
const AT_ONCE = 12;

/** Writes the history of today's odds. */
export interface OddsRecorder {
  /** Stores what became known of some races since they were last brought up to date; `now` in epoch milliseconds. */
  record(days: readonly DemoDay[], now: number): Promise<void>;
}

export function createOddsRecorder(db: Kysely<Database>): OddsRecorder {
  const until = new Map<number, number>();
  const knownOf = ({ race }: DemoRace) => until.get(race.id) ?? 0;
  return {
    record: async (days, now) => {
      const due = days
        .flatMap((day) => day.races)
        .filter((race) => race.arrival.reun !== null && race.startsAt - ODDS_OPENING <= now)
        .filter((race) => knownOf(race) < Math.min(now, race.startsAt))
        .sort((one, other) => knownOf(one) - knownOf(other))
        .slice(0, AT_ONCE);
      for (const race of due) {
        await storeOdds(db, race, knownOf(race), now);
        until.set(race.race.id, now);
      }
    },
  };
}
