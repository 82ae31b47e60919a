import { runChecks } from '@galopin/backend/ingest';
import { upsertRows } from '@galopin/backend/races';
import { openTestDatabase, type TestDatabase } from '@galopin/backend/testing';
import { createWorld, dayAt } from '../world';

describe('the demo world', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase();
  }, 30_000);
  afterAll(() => database.close());

  it('keeps every rule of the quality report', async () => {
    const { db } = database;
    const world = createWorld({ seed: 'quality', firstDay: '2022-05-01', warmUpDays: 5 });
    const races = ['2022-05-01', '2022-05-02'].flatMap((day) => dayAt(world.day(day), Date.now()));
    expect(races.length).toBeGreaterThan(50);
    await upsertRows(
      db,
      'caractrap',
      races.map(({ race }) => race),
      'demo',
    );
    await upsertRows(
      db,
      'cachedate',
      races.flatMap(({ runners }) => runners),
      'demo',
    );
    const { checks } = await runChecks(db, { from: null, until: null });
    expect(checks.length).toBeGreaterThan(10);
    expect(checks.filter(({ findings }) => findings > 0)).toEqual([]);
  }, 30_000);
});
