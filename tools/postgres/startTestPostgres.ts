import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { readTemplate } from './readTemplate';
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
  if (server === undefined || server === '')
    return startEmbeddedPostgres({ dataDir: 'memory://', template: await readTemplate() });
  const name = `galopin_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, stop: () => dropDatabase(server, name) };
}

/** Milliseconds the tested code may take to close its connections. */
const CLOSE_LIMIT = 3000;

/**
 * Drops a database once nobody is connected to it any more; connections that stay are cut off, which is what a test of
 * a lost database wants and what a pool still closing would take for a crash.
 */
async function dropDatabase(server: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const limit = Date.now() + CLOSE_LIMIT;
    for (;;) {
      const { rowCount } = await client.query('SELECT 1 FROM pg_stat_activity WHERE datname = $1', [name]);
      if (rowCount === 0 || Date.now() > limit) break;
      await delay(50);
    }
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  } finally {
    await client.end();
  }
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
