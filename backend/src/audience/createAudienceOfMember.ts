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
      const views = await sql<AudienceExport['pageViews'][number]>`
        SELECT ${utc} AS at, path, query FROM page_views WHERE user_id = ${uid} ORDER BY page_views.at`.execute(
        db,
      );
      const events = await sql<AudienceExport['events'][number]>`
        SELECT ${utc} AS at, path, event_name AS "eventName", event_data AS "eventData"
        FROM tracked_events WHERE user_id = ${uid} ORDER BY tracked_events.at`.execute(db);
      return { pageViews: views.rows, events: events.rows };
    },
    forget: async (uid) => {
      await db.updateTable('page_views').set({ user_id: null }).where('user_id', '=', uid).execute();
      await db.updateTable('tracked_events').set({ user_id: null }).where('user_id', '=', uid).execute();
    },
  };
}

const utc = sql`to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
