import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../database/Database';
import type { NewMessage } from './Message';
import type { ScheduledMessageRow } from './MessageRows';

/** Any number of ours; the same in every process that publishes. */
const PUBLISHING_LOCK = 7_021_001;

/** What a message says, waiting or published. */
const CONTENT_COLUMNS = ['kind', 'source', 'message', 'status', 'snackbar', 'timeout', 'meta'] as const;
export const MESSAGE_COLUMNS = ['id', ...CONTENT_COLUMNS] as const satisfies (keyof ScheduledMessageRow)[];
export const CONTENT = sql.join(CONTENT_COLUMNS.map((column) => sql.ref(column)));

/** A time in epoch milliseconds. */
export const epochOf = (column: 'published_at' | 'due') =>
  sql<number>`(extract(epoch FROM ${sql.ref(column)}) * 1000)::bigint`;

/** A moment in epoch milliseconds, for the database. */
export const timeOf = (milliseconds: number) => sql`to_timestamp(${milliseconds / 1000}::double precision)`;

/** The columns of messages that are given as JSON, in the order given. */
export const givenMessages = (messages: readonly NewMessage[]) => sql`
  (SELECT given.* FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) AS
      (kind text, source text, message text, status text, snackbar boolean, timeout integer, meta jsonb))
    WITH ORDINALITY AS given (kind, source, message, status, snackbar, timeout, meta, place)) AS given`;

/** Work that publishes: one at a time over all nodes, so that ids commit in their order. */
export function whilePublishing<Result>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await sql`SELECT pg_advisory_xact_lock(${PUBLISHING_LOCK})`.execute(transaction);
    return work(transaction);
  });
}
