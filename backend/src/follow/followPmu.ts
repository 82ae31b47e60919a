import type { SendAlert } from '@galopin/shared/server';
import { createSourceFindings } from '../ingest/findings/createSourceFindings';
import { startAlerts } from '../ingest/findings/startAlerts';
import { PMU } from '../ingest/pmu/saveRacePart';
import { createFeedReader } from './createFeedReader';
import { createFollowJournal, type FollowHealth } from './createFollowJournal';
import { createFollowLock } from './createFollowLock';
import type { FollowPace } from './FollowPace';
import { startFollow, type FollowOptions, type RunningFollow } from './startFollow';

export interface FollowPmuOptions extends Pick<
  FollowOptions,
  'db' | 'now' | 'onChange' | 'publish' | 'logger'
> {
  /** Address of the database, for the lock. */
  readonly databaseUrl: string;
  /** Tells people what PMU sends that is not as it was. */
  readonly alert: SendAlert;
}

/** A day that is followed, or will be. */
export interface FollowedFeed {
  health(): FollowHealth;
  /** Begins, or stands by while another process follows. */
  start(): RunningFollow;
}

/** How a day is followed. */
export interface FollowSettings {
  readonly demo: boolean;
  /** Address of PMU's TurfInfo, before `/programme`. */
  readonly pmuBaseUrl: string;
  /** What alerts call this site's servers. */
  readonly environment: string;
  /** Absent: nothing is followed. */
  readonly followPace: FollowPace | undefined;
}

/**
 * Makes ready to follow PMU's day.
 * @returns null unless PMU's address is configured, and beside the demo world, whose invented races have the same
 * days and numbers
 */
export function followPmu(
  { demo, pmuBaseUrl, environment, followPace: pace }: FollowSettings,
  { databaseUrl, alert, ...live }: FollowPmuOptions,
): FollowedFeed | null {
  if (pace === undefined) return null;
  if (demo) {
    live.logger.warn('PMU is not followed beside the demo world: set DEMO=0 to follow it', {});
    return null;
  }
  const journal = createFollowJournal(live.now());
  const findings = createSourceFindings(live.db, PMU);
  const reader = createFeedReader({ baseUrl: pmuBaseUrl, now: live.now });
  return {
    health: () => journal.health(live.now()),
    start: () => {
      const lock = createFollowLock(databaseUrl);
      const following = startFollow({ ...live, reader, journal, findings, pace, lock });
      const stopTelling = startAlerts({ ...live, findings, alert, environment });
      return {
        stop: async () => {
          await stopTelling();
          await following.stop();
        },
      };
    },
  };
}
