import { connectDatabase } from '@galopin/postgres';
import { EMBEDDED_LIMITS, REQUEST_LIMITS } from '@galopin/postgres/client';
import type { FastifyBaseLogger } from 'fastify';
import { createDatabase } from '../database/createDatabase';
import type { BackendSettings } from './env';
import { migrate } from './migrate';

/** Two pools, so that what takes its time takes no connection from those who wait: `db` of requests, `work` of all else. */
export async function openDatabase(
  settings: BackendSettings,
  logger: FastifyBaseLogger,
  closers: (() => Promise<unknown>)[],
) {
  const database = await connectDatabase(settings);
  closers.push(() => database.stop());
  const onConnectionError = (error: Error) => logger.warn({ err: error }, 'A database connection broke');
  const limits = database.embedded ? EMBEDDED_LIMITS : REQUEST_LIMITS;
  const maxConnections = database.embedded ? 5 : 20;
  const db = createDatabase(database.url, {
    name: 'galopin-requests',
    limits,
    maxConnections,
    onConnectionError,
  });
  const work = createDatabase(database.url, { name: 'galopin-work', onConnectionError });
  closers.push(
    () => db.destroy(),
    () => work.destroy(),
  );
  await migrate(work);
  return { database, db, work, limits };
}
