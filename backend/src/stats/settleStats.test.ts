import { sql } from 'kysely';
import { createStatsRepository } from './createStatsRepository';
import { upsertRows } from '../races/store/upsertRows';
import { countStats } from '../testing/countStats';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { raceRow, runnerRow, TEST_DAY } from '../testing/raceRows';
import { readSpan } from './statsQuery';

// The embedded database has one session: nothing can hold a lock against it.
const describeOnServer = process.env['TEST_DATABASE_URL'] ? describe : describe.skip;

describeOnServer('statistics asked for while the last race is not counted yet', () => {
  let database: TestDatabase;
  const table = () => {
    const span = readSpan({ period: '365' }, TEST_DAY);
    const query = { view: 'horses', minimum: 1, sort: 'wins', span } as const;
    return createStatsRepository(database.db).table(query, { offset: 0, limit: 10 }, TEST_DAY);
  };
  const win = (numero: number) =>
    upsertRows(
      database.db,
      'cachedate',
      [runnerRow({ numcourse: 1, numero, cl: '1', jour: TEST_DAY, idChe: numero })],
      'test',
    );

  beforeAll(async () => {
    database = await openTestDatabase();
    await upsertRows(database.db, 'caractrap', [raceRow({ id: 1, prix: 1, jour: TEST_DAY })], 'test');
    await win(1);
    await countStats(database.db, TEST_DAY);
  });
  afterAll(() => database.close());

  it('answer with what is counted, and say so, when counting takes too long; then count it', async () => {
    await win(2);
    await database.db.transaction().execute(async (other) => {
      await sql`SELECT FROM stats_stale FOR UPDATE`.execute(other);
      expect(await table()).toMatchObject({ total: 1, pendingDays: 1 });
    });
    expect(await table()).toMatchObject({ total: 2, pendingDays: 0 });
  });
});
