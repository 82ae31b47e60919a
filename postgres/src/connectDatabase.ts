import { setTimeout as delay } from 'node:timers/promises';
import { claimState, readClaim } from './claimDataFolder';
import { startEmbeddedPostgres } from './startEmbeddedPostgres';

export interface ConnectOptions {
  /** The project's data folder. */
  readonly dataDir: string;
  /** A PostgreSQL of one's own; the embedded one is left alone then. */
  readonly databaseUrl?: string | undefined;
}

export interface DatabaseConnection {
  readonly url: string;
  /** True when the database is the embedded one, in this process or another. */
  readonly embedded: boolean;
  /** Stops the database if this call started it. */
  stop(): Promise<void>;
}

const POLL_MS = 100;

/**
 * Finds the project's database: the given address, else the embedded one already running on the data folder,
 * else one started here.
 * @throws Error saying what to do when the folder cannot be used
 */
export async function connectDatabase({ dataDir, databaseUrl }: ConnectOptions): Promise<DatabaseConnection> {
  const stop = () => Promise.resolve();
  // The start of the whole site names the embedded database to its services.
  if (databaseUrl !== undefined)
    return { url: databaseUrl, embedded: readClaim(dataDir)?.url === databaseUrl, stop };
  let state = await claimState(dataDir);
  while (state === 'starting') {
    await delay(POLL_MS);
    state = await claimState(dataDir);
  }
  const url = readClaim(dataDir)?.url;
  if (state === 'serving' && url !== undefined) return { url, embedded: true, stop };
  return { ...(await startEmbeddedPostgres({ dataDir })), embedded: true };
}
