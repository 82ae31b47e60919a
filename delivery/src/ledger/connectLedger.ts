import {
  cutStalledConnections,
  poolSettings,
  REQUEST_LIMITS,
  type PoolLimits,
} from '@galopin/postgres/client';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { LedgerDatabase } from './LedgerDatabase';

/**
 * A pool of connections to the ledger; connects when first used and again after the database was away.
 * @param onIdleError told when a waiting connection breaks; the pool replaces it
 * @param limits how long it may take before it counts as away
 */
export function connectLedger(
  databaseUrl: string,
  onIdleError: (error: Error) => void,
  limits: PoolLimits = REQUEST_LIMITS,
): Kysely<LedgerDatabase> {
  const pool = new Pool({
    // The server is not told: a statement that prunes may go on after nobody waits for it.
    ...poolSettings({ ...limits, told: false }),
    connectionString: databaseUrl,
    max: 4,
    application_name: 'galopin-delivery',
  });
  cutStalledConnections(pool, limits.answer);
  pool.on('error', onIdleError);
  return new Kysely<LedgerDatabase>({ dialect: new PostgresDialect({ pool }) });
}
