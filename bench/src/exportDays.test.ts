import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CACHEDATE_COLUMNS, CARACTRAP_COLUMNS } from '@galopin/shared/dictionary';
import { createWorld } from '@galopin/demo/world';
import { exportDays } from './exportDays';

const FIRST_DAY = '2025-01-01';

describe('an export of demo days', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'galopin-export-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has a line for each race and runner, with every column, texts in quotes and none bare', async () => {
    const exported = await exportDays({ folder, from: FIRST_DAY, days: 2 });
    const races = createWorld({ seed: 'bench', firstDay: FIRST_DAY, warmUpDays: 0 }).day(FIRST_DAY).races;
    const [header, first, ...others] = readFileSync(exported.races, 'utf8').trimEnd().split('\n');
    expect(header).toBe(CARACTRAP_COLUMNS.map(({ name }) => name).join());
    expect(first).toMatch(new RegExp(`^${races[0]?.race.id},${races[0]?.race.id},"${FIRST_DAY}","`));
    expect(first).toContain(',,');
    expect(others).toHaveLength(exported.raceRows - 1);
    expect(exported.raceRows).toBeGreaterThan(races.length);
    const runners = readFileSync(exported.runners, 'utf8').trimEnd().split('\n');
    expect(runners[0]).toBe(CACHEDATE_COLUMNS.map(({ name }) => name).join());
    expect(runners).toHaveLength(exported.runnerRows + 1);
  });
});
