import { sql, type Kysely } from 'kysely';

/** What editors wrote, every version of it; the primary key also decides who of two was first. */
export async function createContentTable(db: Kysely<never>): Promise<void> {
  await sql`CREATE TABLE content_versions (
    kind text NOT NULL CHECK (kind IN ('tips', 'articles', 'legal', 'seller')),
    key text NOT NULL,
    version integer NOT NULL CHECK (version > 0),
    action text NOT NULL CHECK (action IN ('draft', 'published', 'withdrawn')),
    written jsonb NOT NULL,
    changed text[] NOT NULL,
    author text NOT NULL,
    saved_at timestamptz NOT NULL,
    PRIMARY KEY (kind, key, version))`.execute(db);
}
