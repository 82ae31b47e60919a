import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `CREATE TABLE import_runs (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    source text NOT NULL,
    started_at timestamptz NOT NULL, seen_at timestamptz NOT NULL, ended_at timestamptz,
    outcome text NOT NULL CHECK (outcome IN ('running', 'completed', 'incomplete', 'failed')),
    files_total integer NOT NULL, files_done integer NOT NULL,
    counts jsonb NOT NULL, days integer NOT NULL,
    file_reports jsonb NOT NULL, rejects jsonb NOT NULL, notices jsonb NOT NULL, failure text)`,
  `CREATE TABLE quality_runs (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    from_day date,
    started_at timestamptz NOT NULL, seen_at timestamptz NOT NULL, ended_at timestamptz,
    outcome text NOT NULL CHECK (outcome IN ('running', 'completed', 'failed')),
    done integer NOT NULL, total integer NOT NULL, rules jsonb)`,
  // Two processes that begin at once: one row, one run.
  `CREATE UNIQUE INDEX quality_runs_one ON quality_runs (outcome) WHERE outcome = 'running'`,
] as const;

/** What was ingested, and what the quality rules found in it. */
export async function createImportTables(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
