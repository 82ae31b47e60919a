import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { NewMessage, PublishedMessage } from './Message';
import { CONTENT, epochOf, givenMessages, MESSAGE_COLUMNS, timeOf, whilePublishing } from './messageSql';

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

/** Rows that one statement forgets. */
const PURGE_BATCH = 1000;

export function createMessageStore(db: Kysely<Database>): MessageStore {
  const published = db
    .selectFrom('messages')
    .select([...MESSAGE_COLUMNS, epochOf('published_at').as('publishedAt')]);
  const newest = published.orderBy('id', 'desc');
  return {
    append: (messages, at) =>
      whilePublishing(db, async (transaction) => {
        const { rows } = await sql<{ readonly id: number }>`
          INSERT INTO messages (${CONTENT}, published_at) SELECT ${CONTENT}, ${timeOf(at)}
          FROM ${givenMessages(messages)} ORDER BY place
          RETURNING id`.execute(transaction);
        return rows.map(({ id }) => id);
      }),
    after: (id, limit) => published.where('id', '>', id).orderBy('id').limit(limit).execute(),
    latest: async (limit) => (await newest.limit(limit).execute()).reverse(),
    recent: (limit) => newest.where('kind', 'in', ['people', 'arrival']).limit(limit).execute(),
    history: (limit, before = Number.MAX_SAFE_INTEGER) =>
      newest.where('kind', '<>', 'change').where('id', '<', before).limit(limit).execute(),
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
