import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { NewMessage, PublishedMessage } from './Message';
import { epochOf, givenMessages, MESSAGE_COLUMNS, timeOf, whilePublishing } from './messageSql';

/** What was published: the truth behind the notification stream. */
export interface MessageStore {
  /**
   * Publishes messages in the order given, all or none.
   * @param at epoch milliseconds
   * @returns their ids, ascending
   */
  append(messages: readonly NewMessage[], at: number): Promise<readonly number[]>;
  /** Messages after an id, ascending. */
  after(id: number, limit: number): Promise<readonly PublishedMessage[]>;
  /** The last messages, ascending; of all times. */
  latest(limit: number): Promise<readonly PublishedMessage[]>;
  /** What people may want to read, newest first. */
  recent(limit: number): Promise<readonly PublishedMessage[]>;
  /**
   * All but what only makes pages look again, newest first.
   * @param before only what is older than this id
   */
  history(limit: number, before?: number): Promise<readonly PublishedMessage[]>;
  /**
   * Forgets what is too old, in small pieces; the last message stays, since ids go on from it.
   * @returns how many are gone
   */
  purge(oldest: { readonly people: number; readonly others: number }): Promise<number>;
}

const COLUMNS = sql`${MESSAGE_COLUMNS}, ${epochOf('published_at')} AS "publishedAt"`;
/** Rows that one statement forgets. */
const PURGE_BATCH = 1000;

export function createMessageStore(db: Kysely<Database>): MessageStore {
  const read = async (rest: ReturnType<typeof sql>) =>
    (await sql<PublishedMessage>`SELECT ${COLUMNS} FROM messages ${rest}`.execute(db)).rows;
  return {
    append: (messages, at) =>
      whilePublishing(db, async (transaction) => {
        const { rows } = await sql<{ readonly id: number }>`
          INSERT INTO messages (kind, source, message, status, snackbar, timeout, meta, published_at)
          SELECT kind, source, message, status, snackbar, timeout, meta, ${timeOf(at)}
          FROM ${givenMessages(messages)} ORDER BY place
          RETURNING id`.execute(transaction);
        return rows.map(({ id }) => id);
      }),
    after: (id, limit) => read(sql`WHERE id > ${id} ORDER BY id LIMIT ${limit}`),
    latest: async (limit) => [...(await read(sql`ORDER BY id DESC LIMIT ${limit}`))].reverse(),
    recent: (limit) => read(sql`WHERE kind IN ('people', 'arrival') ORDER BY id DESC LIMIT ${limit}`),
    history: (limit, before = Number.MAX_SAFE_INTEGER) =>
      read(sql`WHERE kind <> 'change' AND id < ${before} ORDER BY id DESC LIMIT ${limit}`),
    purge: async ({ people, others }) => {
      let gone = 0;
      for (;;) {
        const { numAffectedRows = 0n } = await sql`
          DELETE FROM messages WHERE id IN (
            SELECT id FROM messages
            WHERE published_at < CASE kind WHEN 'people' THEN ${timeOf(people)} ELSE ${timeOf(others)} END
              AND id < (SELECT max(id) FROM messages)
            ORDER BY id LIMIT ${PURGE_BATCH})`.execute(db);
        gone += Number(numAffectedRows);
        if (numAffectedRows < PURGE_BATCH) return gone;
      }
    },
  };
}
