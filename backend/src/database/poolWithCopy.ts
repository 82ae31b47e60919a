import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

type PoolClient = Awaited<ReturnType<PostgresPool['connect']>>;

const isCopy = (statement: string) => /^COPY\b.+\bFROM STDIN\b/i.test(statement);

async function copyInto(client: pg.PoolClient, statement: string, parameters: readonly unknown[]) {
  const [data] = parameters;
  if (!Buffer.isBuffer(data)) throw new TypeError('COPY needs its data as the only parameter, a Buffer.');
  const sink = client.query(copyFrom(statement));
  await pipeline(Readable.from([data]), sink);
  return { command: 'INSERT' as const, rowCount: sink.rowCount, rows: [] };
}

/**
 * A pool as Kysely wants it that also takes `COPY … FROM STDIN`, within a transaction too: `CompiledQuery.raw(statement,
 * [data])`, with the data as a Buffer.
 */
export function poolWithCopy(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => {
      const client = await pool.connect();
      const query = (statement: string, parameters: readonly unknown[]) =>
        isCopy(statement)
          ? copyInto(client, statement, parameters)
          : client.query(statement, [...parameters]);
      // Kysely's other form takes a cursor, which only `stream` uses and only where one is configured.
      return { query: query as unknown as PoolClient['query'], release: () => client.release() };
    },
    end: () => pool.end(),
  };
}
