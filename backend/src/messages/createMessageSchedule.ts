import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { NewMessage, WaitingMessage } from './Message';
import { epochOf, givenMessages, MESSAGE_COLUMNS, timeOf, whilePublishing } from './messageSql';

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
const CONTENT = sql`kind, source, message, status, snackbar, timeout, meta`;

export function createMessageSchedule(db: Kysely<Database>): MessageSchedule {
  return {
    add: async (message, due) => {
      const { rows } = await sql<{ readonly id: number }>`
        INSERT INTO scheduled_messages (${CONTENT}, due)
        SELECT ${CONTENT}, ${timeOf(due)} FROM ${givenMessages([message])} RETURNING id`.execute(db);
      const [row] = rows;
      if (row === undefined) throw new Error('The database has stored no message to wait');
      return row.id;
    },
    list: async () => {
      const { rows } = await sql<WaitingMessage>`
        SELECT ${MESSAGE_COLUMNS}, ${epochOf('due')} AS due FROM scheduled_messages ORDER BY due, id`.execute(
        db,
      );
      return rows;
    },
    nextDue: async () => {
      const { rows } = await sql<{ readonly due: number | null }>`
        SELECT ${epochOf('due')} AS due FROM scheduled_messages ORDER BY scheduled_messages.due LIMIT 1`.execute(
        db,
      );
      return rows[0]?.due ?? null;
    },
    remove: async (id) => {
      const { numAffectedRows } = await sql`DELETE FROM scheduled_messages WHERE id = ${id}`.execute(db);
      return numAffectedRows === 1n;
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
