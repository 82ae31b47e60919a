import { upsertRows } from '../races/store/upsertRows';
import { createTestApp, type TestApp } from '../testing/createTestApp';
import { raceRow, runnerRow, TEST_DAY } from '../testing/raceRows';

describe('what is stored, counted', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  }, 60_000);

  afterAll(() => test.close());

  it('is nothing before there is data', async () => {
    expect((await test.get('/apin/stats/summary', 'member')).body).toEqual({
      races: 0,
      runners: 0,
      wins: 0,
      firstDay: null,
      lastDay: null,
      disciplines: [],
    });
    expect((await test.get('/apin/days', 'member')).body).toEqual([]);
  });

  it('is races, runners and wins by discipline, and by day', async () => {
    const { db } = test.database;
    await upsertRows(
      db,
      'caractrap',
      [
        raceRow({ id: 1, reun: '1', prix: 1 }),
        raceRow({ id: 2, reun: '2', prix: 1 }),
        raceRow({ id: 3, reun: '1', prix: 1, jour: '2026-11-20', typec: 'Plat' }),
      ],
      'test',
    );
    await upsertRows(
      db,
      'cachedate',
      [
        runnerRow({ numcourse: 1, numero: 1, cl: '1' }),
        runnerRow({ numcourse: 1, numero: 2, cl: 'DAI' }),
        runnerRow({ numcourse: 3, numero: 1, cl: '1', jour: '2026-11-20' }),
        runnerRow({ numcourse: 3, numero: 2, cl: '1', jour: '2026-11-20' }),
      ],
      'test',
    );
    test.changes.announce(TEST_DAY);
    expect((await test.get('/apin/stats/summary', 'member')).body).toEqual({
      races: 3,
      runners: 4,
      wins: 3,
      firstDay: '2026-11-20',
      lastDay: TEST_DAY,
      disciplines: [
        { discipline: 'Attelé', races: 2, runners: 2, wins: 1 },
        { discipline: 'Plat', races: 1, runners: 2, wins: 2 },
      ],
    });
    expect((await test.get('/apin/days', 'member')).body).toEqual([
      { jour: TEST_DAY, meetings: 2, races: 2, runners: 2 },
      { jour: '2026-11-20', meetings: 1, races: 1, runners: 2 },
    ]);
    expect((await test.get('/apin/days?limit=1', 'member')).body).toHaveLength(1);
  });

  it.each(['/apin/stats/summary', '/apin/days'])('is not for anyone at %s', async (url) => {
    expect((await test.get(url)).status).toBe(401);
  });
});
