import { hostname } from 'node:os';
import pg from 'pg';

/** The right to follow, held by one process. */
export interface FollowLease {
  /** Aborted when the connection that holds the right is gone. */
  readonly lost: AbortSignal;
  /**
   * Gives it up.
   * @throws the database's error when it could not be told; the end of the connection gives it up as well
   */
  release(): Promise<void>;
}

export interface FollowLock {
  /**
   * @returns null while another process follows
   * @throws the database's error when it cannot be reached
   */
  tryTake(): Promise<FollowLease | null>;
}

/** Key of the lock, among those of this database: see also `ingest/identity/locks.ts`. */
const LOCK = 7_203;
/**
 * A holder whose machine is gone answers no more: the server ends its session after about 25 seconds, and another
 * takes over. A process that ends frees it at once.
 */
const KEEP_ALIVE = `SELECT set_config('tcp_keepalives_idle', '10', false),
  set_config('tcp_keepalives_interval', '5', false), set_config('tcp_keepalives_count', '3', false)`;

/**
 * A PostgreSQL advisory lock, each lease on a connection of its own. The embedded database has one session for
 * all: there it keeps nobody out, and only one backend runs on it.
 */
export function createFollowLock(url: string): FollowLock {
  return {
    tryTake: async () => {
      const client = new pg.Client({
        connectionString: url,
        // Who follows is seen in pg_stat_activity. PostgreSQL keeps 63 bytes.
        application_name: `galopin-follow ${process.pid} ${hostname()}`.slice(0, 63),
        keepAlive: true,
        keepAliveInitialDelayMillis: 10_000,
        connectionTimeoutMillis: 10_000,
        query_timeout: 10_000,
      });
      const ending = new AbortController();
      const end = () => ending.abort(new Error('the connection that holds the lock is gone'));
      client.on('error', end);
      client.once('end', end);
      await client.connect();
      try {
        const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
          LOCK,
        ]);
        if (rows[0]?.taken !== true) {
          await client.end();
          return null;
        }
        await client.query(KEEP_ALIVE);
      } catch (error) {
        await client.end();
        throw error;
      }
      return { lost: ending.signal, release: () => release(client, ending.signal) };
    },
  };
}

async function release(client: pg.Client, lost: AbortSignal): Promise<void> {
  try {
    // The embedded database's session outlives the connection.
    if (!lost.aborted) await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
  } finally {
    await client.end();
  }
}
