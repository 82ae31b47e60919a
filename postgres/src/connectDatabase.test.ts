import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { claimFile, readClaim } from './claimDataFolder';
import { connectDatabase } from './connectDatabase';
import { startEmbeddedPostgres } from './startEmbeddedPostgres';

/** No process has this number: Linux stops at 2^22. */
const DEAD_PID = 2 ** 22 + 1;

describe('finding the database', () => {
  let dataDir: string;

  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'galopin-postgres-'));
  });

  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it('takes the given address and touches no folder', async () => {
    const found = await connectDatabase({ dataDir, databaseUrl: 'postgres://elsewhere/x' });
    expect(found).toMatchObject({ url: 'postgres://elsewhere/x', embedded: false });
    expect(readClaim(dataDir)).toBeUndefined();
  });

  it('starts one where none runs, is joined by the next caller, refuses a second start and frees the folder', async () => {
    mkdirSync(path.dirname(claimFile(dataDir)));
    writeFileSync(
      claimFile(dataDir),
      JSON.stringify({ pid: DEAD_PID, url: 'postgres://postgres@127.0.0.1:1/postgres' }),
    );

    const first = await connectDatabase({ dataDir });
    const second = await connectDatabase({ dataDir });
    expect(second.url).toBe(first.url);
    expect(await connectDatabase({ dataDir, databaseUrl: first.url })).toMatchObject({ embedded: true });
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(`is in use by process ${process.pid}`);

    const client = new pg.Client({ connectionString: second.url });
    await client.connect();
    expect((await client.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
    await client.end();

    await second.stop();
    expect(readClaim(dataDir)).toMatchObject({ url: first.url });
    await first.stop();
    expect(readClaim(dataDir)).toBeUndefined();
  }, 120_000);

  it('names a folder that cannot be used', async () => {
    writeFileSync(path.join(dataDir, 'file'), '');
    await expect(connectDatabase({ dataDir: path.join(dataDir, 'file') })).rejects.toThrow(
      /data folder .*file cannot be written.*set DATA_DIR/s,
    );
  });

  it('names a folder this user may not write', async () => {
    if (process.getuid?.() === 0) return;
    chmodSync(dataDir, 0o500);
    await expect(connectDatabase({ dataDir })).rejects.toThrow(/cannot be written.*set DATA_DIR/s);
  });
});
