import type { AudienceExport } from '@galopin/shared/contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';

/** What is known of a member's own visits: those of the last 90 days, made with their consent. */
export interface AudienceOfMember {
  /** Oldest first. */
  export(uid: string): Promise<AudienceExport>;
  /** Takes the member out of what was reported; the visits stay, nobody's. */
  forget(uid: string): Promise<void>;
}

export function createAudienceOfMember(db: Kysely<Database>): AudienceOfMember {
  return {
    export: async (uid) => {
      const views = db.selectFrom('page_views').where('user_id', '=', uid).orderBy('page_views.at');
      const events = db.selectFrom('tracked_events').where('user_id', '=', uid).orderBy('tracked_events.at');
      const told = ['event_name as eventName', 'event_data as eventData'] as const;
      const pageViews = await views.select([utc, 'path', 'query']).execute();
      return { pageViews, events: await events.select([utc, 'path', ...told]).execute() };
    },
    forget: async (uid) => {
      await db.updateTable('page_views').set({ user_id: null }).where('user_id', '=', uid).execute();
      await db.updateTable('tracked_events').set({ user_id: null }).where('user_id', '=', uid).execute();
    },
  };
}

const utc = sql<string>`to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('at');
