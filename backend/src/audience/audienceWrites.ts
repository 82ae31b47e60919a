import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { PageDurationRow, PageViewRow, TrackedEventRow } from './AudienceRows';

/** Writes rows in one statement, those of a batch that stands already left out. */
export type WriteBatch<Row> = (batch: string, rows: readonly Row[]) => Promise<unknown>;

const column = <Row, Key extends keyof Row>(rows: readonly Row[], key: Key) => rows.map((row) => row[key]);

export function createPageViewWriter(db: Kysely<Database>): WriteBatch<PageViewRow> {
  return (batch, rows) =>
    sql`
      INSERT INTO page_views (batch, place, at, session, path, query, name, user_id, device, referrer)
      SELECT ${batch}::uuid, r.place, r.at, r.session, r.path, r.query, r.name, r.user_id, r.device, r.referrer
      FROM unnest(${column(rows, 'at')}::timestamptz[], ${column(rows, 'session')}::text[], ${column(rows, 'path')}::text[],
        ${column(rows, 'query')}::text[], ${column(rows, 'name')}::text[], ${column(rows, 'user_id')}::text[],
        ${column(rows, 'device')}::text[], ${column(rows, 'referrer')}::text[])
        WITH ORDINALITY AS r (at, session, path, query, name, user_id, device, referrer, place)
      ON CONFLICT DO NOTHING`.execute(db);
}

export function createTrackedEventWriter(db: Kysely<Database>): WriteBatch<TrackedEventRow> {
  return (batch, rows) =>
    sql`
      INSERT INTO tracked_events (batch, place, at, session, path, event_name, event_data, user_id)
      SELECT ${batch}::uuid, r.place, r.at, r.session, r.path, r.event_name, r.event_data::jsonb, r.user_id
      FROM unnest(${column(rows, 'at')}::timestamptz[], ${column(rows, 'session')}::text[], ${column(rows, 'path')}::text[],
        ${column(rows, 'event_name')}::text[], ${column(rows, 'event_data')}::text[], ${column(rows, 'user_id')}::text[])
        WITH ORDINALITY AS r (at, session, path, event_name, event_data, user_id, place)
      ON CONFLICT DO NOTHING`.execute(db);
}

export function createPageDurationWriter(db: Kysely<Database>): WriteBatch<PageDurationRow> {
  return (batch, rows) =>
    sql`
      INSERT INTO page_durations (batch, place, at, session, path, duration)
      SELECT ${batch}::uuid, r.place, r.at, r.session, r.path, r.duration
      FROM unnest(${column(rows, 'at')}::timestamptz[], ${column(rows, 'session')}::text[], ${column(rows, 'path')}::text[],
        ${column(rows, 'duration')}::integer[])
        WITH ORDINALITY AS r (at, session, path, duration, place)
      ON CONFLICT DO NOTHING`.execute(db);
}
