import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { readTemplate } from './readTemplate';
import { startEmbeddedPostgres } from './startEmbeddedPostgres';

describe('readTemplate', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'template-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('makes an empty database once, and databases begun with it know nothing of one another', async () => {
    const made = await readTemplate(folder);
    const files = readdirSync(folder);
    expect(files).toEqual([expect.stringMatching(/^empty-[\d.]+\.tar$/)]);
    const kept = await readTemplate(folder);
    expect(kept.size).toBe(made.size);
    for (const template of [made, kept]) {
      const database = await startEmbeddedPostgres({ dataDir: 'memory://', template });
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      await client.query('CREATE EXTENSION pg_trgm');
      await client.query('CREATE TABLE only_here (id int)');
      expect((await client.query('SELECT * FROM only_here')).rows).toEqual([]);
      await client.end();
      await database.stop();
    }
  }, 60_000);
});
