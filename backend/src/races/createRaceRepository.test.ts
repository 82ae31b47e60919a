import { upsertRows } from './store/upsertRows';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { raceRow } from '../testing/raceRows';
import { createRaceRepository } from './createRaceRepository';

describe('the starts of races', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase();
  }, 30_000);
  afterAll(() => database.close());

  it('are read by id, those of races without a time and of unknown races left out', async () => {
    const rows = [raceRow({ id: 1, heure: '14:05:00' }), raceRow({ id: 2, heure: null })];
    await upsertRows(database.db, 'caractrap', rows, 'pturf');
    const { startTimes } = createRaceRepository(database.db);
    expect(await startTimes([1, 2, 3])).toEqual(new Map([[1, '14:05']]));
    expect(await startTimes([])).toEqual(new Map());
  });
});
