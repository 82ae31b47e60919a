import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startEmbeddedPostgres } from './startEmbeddedPostgres';

export interface TestPostgres {
  readonly url: string;
  /** Removes the database and all that is in it. */
  stop(): Promise<void>;
}

/**
 * An empty database for one test file: a new one on the server that TEST_DATABASE_URL names, else an embedded one in
 * memory.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined || server === '') return startEmbeddedPostgres({ dataDir: 'memory://' });
  const name = `galopin_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, stop: () => onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
