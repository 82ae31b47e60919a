import { sql, type Kysely } from 'kysely';

/**
 * What was published, and what waits for its moment. Ids of `messages` commit in ascending order, as whoever inserts
 * holds a lock until the commit: who has read up to an id has missed nothing below it.
 */
export async function createMessageTables(db: Kysely<never>): Promise<void> {
  const columns = sql`
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('people', 'arrival', 'change', 'release')),
    source text NOT NULL CHECK (source IN ('admin', 'webhook', 'races', 'releases')),
    message text NOT NULL CHECK (message <> ''),
    status text NOT NULL CHECK (status IN ('info', 'success', 'warning', 'error')),
    snackbar boolean NOT NULL,
    timeout integer NOT NULL,
    meta jsonb NOT NULL`;
  await sql`CREATE TABLE messages (${columns}, published_at timestamptz NOT NULL)`.execute(db);
  await sql`CREATE INDEX messages_read ON messages (id) WHERE kind IN ('people', 'arrival')`.execute(db);
  await sql`CREATE TABLE scheduled_messages (${columns}, due timestamptz NOT NULL)`.execute(db);
  await sql`CREATE INDEX scheduled_messages_due ON scheduled_messages (due)`.execute(db);
}
