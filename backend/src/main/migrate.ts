import { migrateSchema } from '@galopin/postgres/client';
import type { Kysely, Migration } from 'kysely';
import type { Database } from '../database/Database';
import { MIGRATIONS } from './migrations';

/** Brings the API's tables up to date, as `migrateSchema` says. */
export const migrate = (
  db: Kysely<Database>,
  migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<readonly string[]> => migrateSchema(db, { schema: 'public', migrations });
