import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** A CSV file, and the table it is copied into: a new, empty one made like a stored one. */
export interface RawCopy {
  readonly file: string;
  readonly like: 'caractrap' | 'cachedate';
}

/**
 * Copies files by one COPY each into empty tables with the same columns and indexes as the stored ones: the least
 * that any import of these rows can take.
 * @returns seconds
 */
export async function rawCopy(url: string, copies: readonly RawCopy[]): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const { like } of copies) {
      await client.query(`CREATE TABLE raw_${like} (LIKE ${like} INCLUDING ALL)`);
      await client.query(`ALTER TABLE raw_${like} ALTER COLUMN source SET DEFAULT 'pturf'`);
    }
    const started = performance.now();
    for (const { file, like } of copies) {
      const header = await headerOf(file);
      const columns = header.split(',').map((name) => `"${name}"`);
      const sink = client.query(
        copyFrom(`COPY raw_${like} (${columns.join()}) FROM STDIN (FORMAT csv, HEADER)`),
      );
      await pipeline(createReadStream(file), sink);
    }
    return (performance.now() - started) / 1000;
  } finally {
    await client.end();
  }
}

async function headerOf(file: string): Promise<string> {
  const start = createReadStream(file, { encoding: 'utf8', end: 16_383 });
  for await (const text of start as AsyncIterable<string>) return text.slice(0, text.indexOf('\n'));
  throw new Error(`${file} is empty.`);
}
