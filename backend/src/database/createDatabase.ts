import { cutStalledConnections, poolSettings, WORK_LIMITS, type PoolLimits } from '@galopin/postgres/client';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './Database';
import { poolWithCopy } from './poolWithCopy';

/** Type numbers of PostgreSQL: https://github.com/postgres/postgres/blob/master/src/include/catalog/pg_type.dat */
const OID = { int8: 20, numeric: 1700, date: 1082, time: 1083, timestamp: 1114, timestamptz: 1184 };
const AS_NUMBER = new Set([OID.int8, OID.numeric]);
const AS_TEXT = new Set([OID.date, OID.time, OID.timestamp, OID.timestamptz]);

export interface CreateDatabaseOptions {
  /** Most connections at once. The embedded database runs one statement at a time, so few are enough there. */
  readonly maxConnections?: number;
  /** As `pg_stat_activity` shows the connections. */
  readonly name?: string;
  /** How long it may take; those of work that nobody waits for by default. */
  readonly limits?: PoolLimits;
  /** Told when an idle connection breaks; the pool replaces it. */
  readonly onConnectionError?: (error: Error) => void;
}

/**
 * Opens a pool on a PostgreSQL address. Whole and decimal numbers come as numbers, dates and times as the
 * text PostgreSQL writes (never `Date`, which would add a time zone). What takes longer than the limits fails with an
 * error that `isDatabaseAway` knows.
 */
export function createDatabase(url: string, options: CreateDatabaseOptions = {}): Kysely<Database> {
  const { limits = WORK_LIMITS } = options;
  const pool = new pg.Pool({
    ...poolSettings(limits),
    connectionString: url,
    application_name: options.name ?? 'galopin',
    max: options.maxConnections ?? 5,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') => {
        if (AS_NUMBER.has(oid)) return Number;
        if (AS_TEXT.has(oid)) return String;
        return pg.types.getTypeParser(oid, format) as (text: string) => unknown;
      },
    },
  });
  cutStalledConnections(pool, limits.answer);
  pool.on('error', (error) => options.onConnectionError?.(error));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: poolWithCopy(pool) }) });
}
