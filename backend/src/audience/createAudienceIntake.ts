import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { PageDurationRow, PageViewRow, TrackedEventRow } from './AudienceRows';
import { createPageDurationWriter, createPageViewWriter, createTrackedEventWriter } from './audienceWrites';
import { createGroupCommit, type GroupCommitOptions } from './createGroupCommit';

/** Keeps what pages report. Each function resolves once its row is committed, else throws an IntakeAwayError. */
export interface AudienceIntake {
  pageView(row: PageViewRow): Promise<void>;
  event(row: TrackedEventRow): Promise<void>;
  duration(row: PageDurationRow): Promise<void>;
  /** Takes no more, and waits until what was taken is stored or refused. */
  stop(): Promise<void>;
}

export function createAudienceIntake(
  db: Kysely<Database>,
  limits: Omit<GroupCommitOptions<never>, 'write'> = {},
): AudienceIntake {
  const pageViews = createGroupCommit({ ...limits, write: createPageViewWriter(db) });
  const events = createGroupCommit({ ...limits, write: createTrackedEventWriter(db) });
  const durations = createGroupCommit({ ...limits, write: createPageDurationWriter(db) });
  return {
    pageView: pageViews.add,
    event: events.add,
    duration: durations.add,
    stop: async () => {
      await Promise.all([pageViews.stop(), events.stop(), durations.stop()]);
    },
  };
}
