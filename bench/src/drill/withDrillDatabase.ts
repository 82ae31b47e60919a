import pg from 'pg';
import { nameTestDatabase } from '@galopin/postgres';
import { findPostgres } from '@galopin/tools/test';

/**
 * An empty database for as long as `work` takes, on the server that TEST_DATABASE_URL names, else on this machine's.
 * @throws Error where no PostgreSQL answers: drills try what production runs on
 */
export async function withDrillDatabase<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const server = await findPostgres();
  if (server.url === null) throw new Error(server.reason);
  const name = nameTestDatabase();
  await ask(server.url, `CREATE DATABASE ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  try {
    return await work(url.href);
  } finally {
    await ask(server.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  }
}

/** Runs one statement and gives its rows. */
export async function ask<Row extends object>(url: string, statement: string): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
