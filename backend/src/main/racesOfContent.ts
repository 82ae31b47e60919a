import type { IsoDay } from '@galopin/shared/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { RaceRepository } from '../races/createRaceRepository';
import { readPress } from '../races/store/pressSelections';

/** What edited content is told of races: when they start, and what the press was imported to say of them. */
export const racesOfContent = (db: Kysely<Database>, { startTimes }: RaceRepository) => ({
  startTimes,
  recordedPress: (jour: IsoDay) => readPress(db, jour),
});
