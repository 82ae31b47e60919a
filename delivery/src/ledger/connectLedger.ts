import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { LedgerDatabase } from './LedgerDatabase';

/** Milliseconds to wait for the database before it counts as away. */
const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 10_000;

/**
 * A pool of connections to the ledger; connects when first used and again after the database was away.
 * @param onIdleError told when a waiting connection breaks; the pool replaces it
 */
export function connectLedger(
  databaseUrl: string,
  onIdleError: (error: Error) => void,
): Kysely<LedgerDatabase> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 4,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'galopin-delivery',
  });
  pool.on('error', onIdleError);
  return new Kysely<LedgerDatabase>({ dialect: new PostgresDialect({ pool }) });
}
