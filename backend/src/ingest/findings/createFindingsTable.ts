import { sql, type Kysely } from 'kysely';

/** What a source sent that is not as it was known. */
export async function createFindingsTable(db: Kysely<never>): Promise<void> {
  await sql`
    CREATE TABLE IF NOT EXISTS source_findings (
      source text NOT NULL, kind text NOT NULL, what text NOT NULL,
      first_seen timestamptz NOT NULL, last_seen timestamptz NOT NULL, times bigint NOT NULL,
      example text NOT NULL, address text NOT NULL, alerted_at timestamptz,
      PRIMARY KEY (source, kind, what))`.execute(db);
}
