import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from './startEmbeddedPostgres';

export interface TestPostgres {
  readonly url: string;
  /** Removes the database and all that is in it. */
  stop(): Promise<void>;
}

/**
 * A database for one test file: a new one on the server that TEST_DATABASE_URL names, else an embedded one in memory.
 * @param template what {@link makeTestTemplate} has made; an empty database without one
 */
export async function startTestPostgres(template?: string): Promise<TestPostgres> {
  const server = serverUrl();
  if (server === null)
    return startEmbeddedPostgres({
      dataDir: 'memory://',
      ...(template !== undefined && { contents: new Blob([readFileSync(template)]) }),
    });
  const name = await createDatabase(server, template);
  return { url: urlOf(server, name), stop: () => dropDatabase(server, name) };
}

/** What a run's test files begin with, so that each need not make it again. */
export interface TestTemplate {
  /** For {@link startTestPostgres}: a database of the server, or a file. */
  readonly name: string;
  drop(): Promise<void>;
}

/**
 * Its `drop` takes every database along that this process and its children have made since, whatever became of them.
 * @param prepare fills a database; its connections are closed when it settles
 */
export async function makeTestTemplate(prepare: (url: string) => Promise<void>): Promise<TestTemplate> {
  const server = serverUrl();
  if (server === null) {
    const folder = mkdtempSync(path.join(tmpdir(), 'galopin-template-'));
    const file = path.join(folder, 'database.tar');
    const database = await startEmbeddedPostgres({ dataDir: 'memory://' });
    await prepare(database.url);
    writeFileSync(file, Buffer.from(await (await database.contents()).arrayBuffer()));
    await database.stop();
    return { name: file, drop: async () => rmSync(folder, { recursive: true }) };
  }
  const prefix = beginTestDatabases();
  const drop = () => dropTestDatabases(server, prefix);
  const name = await createDatabase(server);
  try {
    await prepare(urlOf(server, name));
  } catch (error) {
    await drop();
    throw error;
  }
  return { name, drop };
}

/** What the names of this process's databases begin with, and of those its children make. */
const PREFIX = 'TEST_DATABASES';
const unique = (bytes: number) =>
  `${process.env[PREFIX] ?? 'galopin_test_'}${randomBytes(bytes).toString('hex')}`;

/** A name that no other database has. */
export const nameTestDatabase = (): string => unique(8);

/** Begins a run of tests in this process and what it starts. @returns what {@link dropTestDatabases} takes at its end */
export function beginTestDatabases(): string {
  return (process.env[PREFIX] = `${unique(4)}_`);
}

/** Drops what a run of tests has made, copies whose test was interrupted among it. */
export async function dropTestDatabases(server: string, prefix: string): Promise<void> {
  const names = await onServer(server, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [prefix],
    );
    return rows.map(({ datname }) => datname);
  });
  for (const name of names) await dropDatabase(server, name);
}

const serverUrl = () => process.env['TEST_DATABASE_URL'] || null;

function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function createDatabase(server: string, template?: string): Promise<string> {
  const name = nameTestDatabase();
  await onServer(server, async (client) => {
    await client.query(`CREATE DATABASE ${name}${template === undefined ? '' : ` TEMPLATE ${template}`}`);
    // What a test commits need not outlive a power cut; a process of ours that is killed loses nothing by it.
    await client.query(`ALTER DATABASE ${name} SET synchronous_commit = off`);
  });
  return name;
}

/** Milliseconds the tested code may take to close its connections. */
const CLOSE_LIMIT = 3000;

/**
 * Drops a database once nobody is connected to it any more; connections that stay are cut off, which is what a test of
 * a lost database wants and what a pool still closing would take for a crash.
 */
async function dropDatabase(server: string, name: string): Promise<void> {
  await onServer(server, async (client) => {
    const limit = Date.now() + CLOSE_LIMIT;
    for (;;) {
      const { rowCount } = await client.query('SELECT 1 FROM pg_stat_activity WHERE datname = $1', [name]);
      if (rowCount === 0 || Date.now() > limit) break;
      await delay(50);
    }
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });
}

async function onServer<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
