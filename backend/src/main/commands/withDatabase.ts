import { connectDatabase } from '@galopin/postgres';
import type { Kysely } from 'kysely';
import { createDatabase } from '../../database/createDatabase';
import type { Database } from '../../database/Database';
import { migrate } from '../migrate';
import { readBackendSettings, type BackendSettings } from '../env';

/**
 * Does a command's work on the configured database, beside a running site or without one, and lets go of it.
 * @throws SettingsError for wrong settings, the database's error when it cannot be reached
 */
export async function withDatabase<Result>(
  work: (db: Kysely<Database>, settings: BackendSettings) => Promise<Result>,
): Promise<Result> {
  const settings = readBackendSettings(process.env);
  const connection = await connectDatabase(settings);
  const db = createDatabase(connection.url);
  try {
    await migrate(db);
    return await work(db, settings);
  } finally {
    await db.destroy();
    await connection.stop();
  }
}
