import type { Logger } from '@galopin/shared/contracts';
import { utcDay } from '@galopin/shared/lib';
import { runEvery } from '@galopin/shared/server';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { createLastMinuteReader } from './createLastMinuteReader';

export interface LastMinuteKeeperOptions {
  readonly db: Kysely<Database>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly logger: Logger;
}

const HOUR = 3_600_000;

/** Removes changes that are no longer kept, every hour. */
export function startLastMinuteKeeper({ db, now, logger }: LastMinuteKeeperOptions) {
  const stop = runEvery(
    HOUR,
    () => createLastMinuteReader(db).prune(utcDay(now())),
    (error) => logger.error('Changes of past days could not be removed', { message: String(error) }),
  );
  return { stop };
}
