import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { NewMessage, WaitingMessage } from './Message';
import { CONTENT, epochOf, givenMessages, MESSAGE_COLUMNS, timeOf, whilePublishing } from './messageSql';

/** Messages that wait for their moment. All times are epoch milliseconds. */
export interface MessageSchedule {
  /** @returns the id it waits under */
  add(message: NewMessage, due: number): Promise<number>;
  /** Next one first. */
  list(): Promise<readonly WaitingMessage[]>;
  /** When the next one is due; null when none waits. */
  nextDue(): Promise<number | null>;
  /** Takes one back; false when it does not wait (any more). */
  remove(id: number): Promise<boolean>;
  /**
   * Publishes what is due by now, each once whatever the number of nodes that try: it leaves here and arrives there in
   * one transaction.
   * @returns how many were published by this call
   */
  publishDue(now: number): Promise<number>;
}

/** Most that one call publishes; the next one is due at once. */
const BATCH = 100;

export function createMessageSchedule(db: Kysely<Database>): MessageSchedule {
  const waiting = db.selectFrom('scheduled_messages').orderBy('scheduled_messages.due');
  return {
    add: async (message, due) => {
      const { rows } = await sql<{ readonly id: number }>`
        INSERT INTO scheduled_messages (${CONTENT}, due)
        SELECT ${CONTENT}, ${timeOf(due)} FROM ${givenMessages([message])} RETURNING id`.execute(db);
      const [row] = rows;
      if (row === undefined) throw new Error('The database has stored no message to wait');
      return row.id;
    },
    list: () =>
      waiting
        .orderBy('id')
        .select([...MESSAGE_COLUMNS, epochOf('due').as('due')])
        .execute(),
    nextDue: async () => {
      const next = await waiting.select(epochOf('due').as('due')).limit(1).executeTakeFirst();
      return next?.due ?? null;
    },
    remove: async (id) => {
      const gone = await db.deleteFrom('scheduled_messages').where('id', '=', id).executeTakeFirst();
      return gone.numDeletedRows === 1n;
    },
    publishDue: (now) =>
      whilePublishing(db, async (transaction) => {
        const { numAffectedRows = 0n } = await sql`
          WITH due AS (
            DELETE FROM scheduled_messages WHERE id IN (
              SELECT id FROM scheduled_messages WHERE due <= ${timeOf(now)}
              ORDER BY due, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
            RETURNING *)
          INSERT INTO messages (${CONTENT}, published_at)
          SELECT ${CONTENT}, ${timeOf(now)} FROM due ORDER BY due, id`.execute(transaction);
        return Number(numAffectedRows);
      }),
  };
}
