import pg from 'pg';

export type FoundPostgres = { readonly url: string } | { readonly url: null; readonly reason: string };

/** Where CI and most machines of ours have one. */
const LOCAL = 'postgres://postgres@127.0.0.1:5432/postgres';

/** A PostgreSQL server for the suites that want a real one: TEST_DATABASE_URL, else one on this machine. */
export async function findPostgres(): Promise<FoundPostgres> {
  const url = process.env['TEST_DATABASE_URL'] || LOCAL;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    await client.query('SELECT 1');
    return { url };
  } catch (error) {
    const why =
      error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error);
    return { url: null, reason: `no PostgreSQL answers at ${url} (${why}); set TEST_DATABASE_URL` };
  } finally {
    await client.end().catch(() => undefined);
  }
}
