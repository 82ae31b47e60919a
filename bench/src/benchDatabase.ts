import { randomUUID } from 'node:crypto';
import pg from 'pg';

const VARIABLE = 'BENCH_DATABASE_URL';

/** An empty database beside the one that BENCH_DATABASE_URL names, for as long as `work` takes. */
export async function withBenchDatabase<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const server = process.env[VARIABLE];
  if (server === undefined || server === '')
    throw new Error(`${VARIABLE} is not set: wanted a PostgreSQL server, postgres://user@host/postgres`);
  const name = `galopin_bench_${randomUUID().replaceAll('-', '')}`;
  await ask(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  try {
    return await work(url.href);
  } finally {
    await ask(server, `DROP DATABASE ${name} WITH (FORCE)`);
  }
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
