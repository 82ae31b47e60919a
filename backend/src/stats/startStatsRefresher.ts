import type { Logger } from '@galopin/shared/contracts';
import { utcDay } from '@galopin/shared/lib';
import { sql, type Kysely } from 'kysely';
import type { ChangeFeed } from '../changes/ChangeFeed';
import { startRefresher, type Refresher } from '../changes/startRefresher';
import type { Database } from '../database/Database';
import { refreshStats } from './refreshStats';
import { refreshStoredDays } from './storedDays';

export interface StatsRefresherOptions {
  readonly db: Kysely<Database>;
  readonly changes: ChangeFeed;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly logger: Logger;
}

/** Milliseconds: the runners of a race that come one after the other are counted once. */
const SETTLE = 5000;
/** Days of a batch: some tenths of a second. */
const BATCH = 3;
/** After so many days at once the planner needs to be told. */
const MANY = 20;

/** Counts marked days again in the background. */
export function startStatsRefresher({ db, changes, now, logger }: StatsRefresherOptions): Refresher {
  let counted = 0;
  return startRefresher({
    changes,
    settle: SETTLE,
    work: async () => {
      const { days, busy } = await refreshStats(db, utcDay(now()), BATCH);
      counted += days;
      if (days === BATCH && !busy) return 'more';
      if (counted >= MANY) await sql`ANALYZE stat_runs, stat_totals`.execute(db);
      counted = 0;
      return (await refreshStoredDays(db)) ? 'done' : 'more';
    },
    onFailure: (message) => logger.error('The statistics could not be counted again', { message }),
  });
}
