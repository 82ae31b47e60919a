import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';

const TABLES = [
  'caractrap',
  'cachedate',
  'arrivals',
  'payouts',
  'odds_history',
  'race_incidents',
  'race_details',
  'press_selections',
  'race_sources',
  'runner_sources',
  'known_names',
  'name_aliases',
  'column_stages',
] as const;

/** Everything that is recorded, in a fixed order and without times of writing: equal stores are equal dumps. */
export async function dumpStore(db: Kysely<Database>): Promise<Readonly<Record<string, readonly string[]>>> {
  const dump: Record<string, readonly string[]> = {};
  for (const table of TABLES) {
    const { rows } = await sql<{ row: string }>`
      SELECT (to_jsonb(t) - 'updated_at' - 'told_at')::text AS row FROM ${sql.table(table)} AS t ORDER BY 1`.execute(
      db,
    );
    dump[table] = rows.map(({ row }) => row);
  }
  return dump;
}

/** Forgets everything recorded. */
export async function emptyStore(db: Kysely<Database>): Promise<void> {
  await sql`TRUNCATE ${sql.raw(TABLES.join(', '))}`.execute(db);
}
