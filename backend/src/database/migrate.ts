import { withLaterMigrations } from '@galopin/tools/postgres-client';
import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import type { Database } from './Database';
import { MIGRATIONS } from './migrations';

const NOTHING: Migration = { up: () => Promise.resolve() };

/**
 * Brings the tables up to date. Two processes may do so at once: one works, the other waits. A database that a later
 * version has migrated is taken as it is (docs/decisions/0062).
 * @returns names of the migrations that ran, in order; empty when there was nothing to do
 * @throws Error naming the migration that failed; nothing of it stays. Error too where one that has run is not known
 * here although later ones are, or was put elsewhere in the order
 */
export async function migrate(
  db: Kysely<Database>,
  migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<readonly string[]> {
  const ran = await ranMigrations(db);
  const known = withLaterMigrations(migrations, ran, NOTHING);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(known) },
    // Delivery has a table of the same name in a schema of its own, which without this would be taken for ours.
    migrationTableSchema: 'public',
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    // A later version has migrated between the look and the lock: it is looked at once more.
    if ((await ranMigrations(db)).length > ran.length) return migrate(db, migrations);
    const failed = results.find((result) => result.status === 'Error');
    throw new Error(
      `The database could not be brought up to date${failed ? ` (${failed.migrationName})` : ''}.`,
      {
        cause: error,
      },
    );
  }
  return results.map((result) => result.migrationName);
}

async function ranMigrations(db: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{
    there: boolean;
  }>`SELECT to_regclass('public.kysely_migration') IS NOT NULL AS there`.execute(db);
  if (rows[0]?.there !== true) return [];
  return (await sql<{ name: string }>`SELECT name FROM public.kysely_migration`.execute(db)).rows.map(
    ({ name }) => name,
  );
}
