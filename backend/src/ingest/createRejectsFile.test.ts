import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRejectsFile } from './createRejectsFile';

describe('createRejectsFile', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'rejects-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const reject = {
    file: 'races.json',
    line: 3,
    row: 2,
    reason: 'id is missing',
    given: { jour: '2021-03-04' },
  };

  it('keeps each reject on a line of its own', async () => {
    const file = createRejectsFile(dataDir, 'in/races.json', Date.UTC(2026, 0, 2, 3, 4, 5));
    file.add(reject);
    file.add({ ...reject, row: 3 });
    await file.close();
    expect(file.path).toBe(path.join(dataDir, 'rejects', '20260102T030405Z-races.json.ndjson'));
    const lines = readFileSync(file.path ?? '', 'utf8')
      .trim()
      .split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([reject, { ...reject, row: 3 }]);
  });

  it('may be closed again', async () => {
    const file = createRejectsFile(dataDir, 'races.json', 0);
    file.add(reject);
    await file.close();
    await expect(file.close()).resolves.toBeUndefined();
  });

  it('makes no file without a reject', async () => {
    const file = createRejectsFile(dataDir, 'races.json', 0);
    await file.close();
    expect(file.path).toBeNull();
  });
});
