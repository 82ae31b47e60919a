import { SEARCH_NEAR_DAYS } from '@galopin/shared/contracts';
import { addDays } from '@galopin/shared/lib';
import { sql, type Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '../changes/ChangeFeed';
import type { Database } from '../database/Database';
import { prepareRace, type PreparedRace, type StoredRace } from './findRaces';

/** Milliseconds the races are kept; bounds how late a change made by another process is seen. */
const TTL = 10_000;

/**
 * Races of the days near a day, ready to be searched: some hundreds, which every letter typed asks for. Every change of
 * what is stored lets them go.
 */
export function createNearRaces(db: Kysely<Database>, changes: ChangeFeed) {
  const kept = new LRUCache<string, Promise<readonly PreparedRace[]>>({ max: 2, ttl: TTL });
  let generation = 0;
  changes.subscribe(() => (generation += 1));
  /** @param today `YYYY-MM-DD` */
  return (today: string): Promise<readonly PreparedRace[]> => {
    const key = `${generation} ${today}`;
    const found = kept.get(key);
    if (found !== undefined) return found;
    const read = readRaces(db, today);
    kept.set(key, read);
    read.catch(() => kept.delete(key));
    return read;
  };
}

async function readRaces(db: Kysely<Database>, today: string): Promise<readonly PreparedRace[]> {
  const [first, last] = [addDays(today, -SEARCH_NEAR_DAYS), addDays(today, SEARCH_NEAR_DAYS)];
  const { rows } = await sql<StoredRace>`
    SELECT "id", "jour", left("heure"::text, 5) AS time, coalesce("hippo", '') AS racecourse,
      coalesce("reun", '') AS meeting, reun_number AS "meetingNumber", race_number AS "raceNumber",
      coalesce("prixnom", '') AS name, coalesce("typec", '') AS discipline
    FROM caractrap WHERE "jour" BETWEEN ${first} AND ${last}`.execute(db);
  return rows.map(prepareRace);
}
