import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '@galopin/backend/testing';
import { checkTotals } from './checkTotals';
import { fillDays } from './fillDays';
import { beginWorld } from './openWorld';

describe('the totals of a demo world', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase();
  }, 30_000);
  afterAll(() => database.close());

  it('cannot be checked where there is none', async () => {
    await expect(checkTotals(database.db, 10)).rejects.toThrow('no demo world');
  });

  it('are what its stored races come to, over the turn of a year as well', async () => {
    const { db } = database;
    const stored = await beginWorld(db, '2025-12-25');
    await fillDays({ db, stored, from: '2025-12-25', until: '2026-01-04', now: Date.parse('2026-02-01') });
    const report = await checkTotals(db, 400);
    expect(report.wrong.slice(0, 5)).toEqual([]);
    expect(report).toMatchObject({ runners: 400, wrong: [] });
    expect(report.columns).toBeGreaterThan(60);
  }, 120_000);

  it('are reported one by one where they are not what a horse came with and has done since', async () => {
    const { db } = database;
    await sql`UPDATE cachedate SET "musiqueche" = '1a 1a', "victoirescheval" = 9
      WHERE "id" = (SELECT max(c."id") FROM cachedate AS c WHERE EXISTS (
        SELECT 1 FROM cachedate AS o WHERE o."idChe" = c."idChe" AND o."jour" < c."jour"))`.execute(db);
    const { wrong } = await checkTotals(db, 100_000);
    expect(wrong.map(({ column }) => column).sort()).toEqual(['musiqueche', 'victoirescheval']);
    expect(wrong.find(({ column }) => column === 'victoirescheval')?.stored).toBe(9);
  }, 120_000);
});
