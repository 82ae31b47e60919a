import { ODDS_OPENING, type DemoDay, type DemoRace } from '../world';
import type { Kysely } from 'kysely';
import type { Database } from '@galopin/backend/database';
import { writeDemoDay } from './realDays';
import { storeOdds } from './storeStates';

/** Races brought up to date at a time: a start in the evening has all of a day to catch up on. */
const AT_ONCE = 12;
/** Races of days gone by that are caught up on beside. */
const PAST_AT_ONCE = 3;

/** Writes the history of odds. */
export interface OddsRecorder {
  /**
   * Stores what became known of some races of these days since they were last brought up to date, and all of some
   * races of days gone by; `now` in epoch milliseconds.
   */
  record(days: readonly DemoDay[], now: number): Promise<void>;
}

const hasOdds = ({ arrival }: DemoRace) => arrival.reun !== null;

/** @param past races that are over, to be caught up on at leisure, the first first */
export function createOddsRecorder(db: Kysely<Database>, past: readonly DemoRace[] = []): OddsRecorder {
  const until = new Map<number, number>();
  const waiting = past.filter(hasOdds);
  const knownOf = ({ race }: DemoRace) => until.get(race.id) ?? 0;
  const store = (race: DemoRace, now: number) =>
    writeDemoDay(db, race.race.jour, (transaction) => storeOdds(transaction, race, knownOf(race), now));
  return {
    record: async (days, now) => {
      const due = days
        .flatMap((day) => day.races)
        .filter((race) => hasOdds(race) && race.startsAt - ODDS_OPENING <= now)
        .filter((race) => knownOf(race) < Math.min(now, race.startsAt))
        .sort((one, other) => knownOf(one) - knownOf(other))
        .slice(0, AT_ONCE);
      for (const race of due) {
        await store(race, now);
        until.set(race.race.id, now);
      }
      for (const race of waiting.slice(0, PAST_AT_ONCE)) {
        await store(race, now);
        waiting.shift();
      }
    },
  };
}
