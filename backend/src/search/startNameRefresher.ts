import type { Logger } from '@galopin/shared/contracts';
import { sql, type Kysely } from 'kysely';
import type { ChangeFeed } from '../changes/ChangeFeed';
import { startRefresher, type Refresher } from '../changes/startRefresher';
import type { Database } from '../database/Database';
import { refreshNames } from './refreshNames';

export interface NameRefresherOptions {
  readonly db: Kysely<Database>;
  readonly changes: ChangeFeed;
  readonly logger: Logger;
}

/** Milliseconds: the runners of a day that come one after the other are looked at once. */
const SETTLE = 3000;
/** Days of a batch: some tenths of a second. */
const BATCH = 3;

/** Keeps the index of names up to date in the background. */
export function startNameRefresher({ db, changes, logger }: NameRefresherOptions): Refresher {
  let many = false;
  return startRefresher({
    changes,
    settle: SETTLE,
    work: async () => {
      const { done } = await refreshNames(db, BATCH);
      if (!done) {
        many = true;
        return 'more';
      }
      // The planner needs to be told; the embedded database has no process of its own that does.
      if (many) await sql`ANALYZE search_names`.execute(db);
      many = false;
      return 'done';
    },
    onFailure: (message) => logger.error('The names to search could not be brought up to date', { message }),
  });
}
