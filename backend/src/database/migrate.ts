import { Migrator, type Kysely, type Migration } from 'kysely';
import type { Database } from './Database';
import { MIGRATIONS } from './migrations';

/**
 * Brings the tables up to date. Two processes may do so at once: one works, the other waits.
 * @returns names of the migrations that ran, in order; empty when there was nothing to do
 * @throws Error naming the migration that failed; nothing of it stays
 */
export async function migrate(
  db: Kysely<Database>,
  migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<readonly string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
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
