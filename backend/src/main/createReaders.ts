import type { IsoDay } from '@galopin/shared/contracts';
import type { Kysely } from 'kysely';
import type { ChangeFeed } from '../changes/ChangeFeed';
import type { Database } from '../database/Database';
import { createPageDocuments } from '../documents/createPageDocuments';
import { createSiteMap } from '../documents/createSiteMap';
import { createFavouriteRepository } from '../favourites/createFavouriteRepository';
import { createLastMinuteReader } from '../last-minute/createLastMinuteReader';
import { createHorseNoteStore } from '../notes/createHorseNoteStore';
import { createSearchRepository } from '../search/createSearchRepository';
import { createTipRecords } from '../tips/createTipRecords';
import { createArrivalRepository } from '../races/createArrivalRepository';
import { createComparison } from '../entities/createComparison';
import { createEntityRepository } from '../entities/createEntityRepository';
import { createPayoutRepository } from '../races/createPayoutRepository';
import { createResultRepository } from '../results/createResultRepository';
import { createTodayRepository } from '../results/createTodayRepository';
import { readSelections } from '../tips/readSelections';
import { createStatsRepository } from '../stats/createStatsRepository';

/**
 * What reads and counts stored races, and what members note of horses, for the routes alone.
 * @param silkPictures origin that pictures of silks may come from; none are told without it
 */
export function createReaders(db: Kysely<Database>, changes: ChangeFeed, silkPictures?: string) {
  return {
    arrivals: createArrivalRepository(db),
    payouts: createPayoutRepository(db, silkPictures),
    entities: createEntityRepository(db),
    comparison: createComparison(db),
    stats: createStatsRepository(db),
    tipRecords: createTipRecords(db, changes),
    search: createSearchRepository(db, changes),
    documents: createPageDocuments(db),
    siteMap: createSiteMap(db),
    lastMinuteReader: createLastMinuteReader(db),
    favourites: createFavouriteRepository(db),
    results: createResultRepository(db),
    todays: createTodayRepository(db),
    readSelections: (jour: IsoDay) => readSelections(db, jour),
    horseNotes: createHorseNoteStore(db),
  };
}

export type Readers = ReturnType<typeof createReaders>;
