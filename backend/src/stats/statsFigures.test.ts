import type { StatsRow } from '@galopin/shared/contracts';
import { createStatsRepository } from './createStatsRepository';
import { savePayouts } from '../races/store/savePayouts';
import { upsertRows } from '../races/store/upsertRows';
import { countStats } from '../testing/countStats';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { raceRow, runnerRow, TEST_DAY } from '../testing/raceRows';
import { readSpan, type TableQuery } from './statsQuery';

const ALL = { offset: 0, limit: 100 };
const EARLIER = '2026-10-01';
const flat = { jour: TEST_DAY, typec: 'Plat', hippo: 'Chantilly', cheque: '20000', devise: 'EUR' };

/**
 * Five races, by hand:
 *  1 Plat, 20,000 €: horses 1 and 2 dead-heat first (odds 2 and 4), 3 third (odds 4), 4 non-runner.
 *  2 Plat, 20,000 €: horse 3 first (2.5, favourite), 1 second (5), 2 pulled up.
 *  3 Attelé, 10,000 €, weeks earlier: horse 5 first without odds, 6 disqualified.
 *  4 Plat in SEK: horse 1 first.
 *  5 Plat: no result yet.
 */
const RACES = [
  raceRow({ ...flat, id: 1, prix: 1 }),
  raceRow({ ...flat, id: 2, prix: 2 }),
  raceRow({ id: 3, prix: 3, jour: EARLIER, hippo: 'Vincennes', cheque: '10000', devise: 'EUR' }),
  raceRow({ ...flat, id: 4, prix: 4, devise: 'SEK', hippo: 'Jägersro' }),
  raceRow({ ...flat, id: 5, prix: 5 }),
];
const run = (
  numcourse: number,
  numero: number,
  cl: string,
  given: {
    readonly odds?: number;
    readonly draw?: number;
    readonly rider?: number;
    readonly jour?: string;
  } = {},
) =>
  runnerRow({
    numcourse,
    numero,
    cl,
    jour: given.jour ?? TEST_DAY,
    idChe: numero,
    cheval: `Cheval ${numero}`,
    idJockey: given.rider ?? 10,
    jockey: `J. ${given.rider ?? 10}`,
    idEntraineur: 20,
    entraineur: 'T. Vingt',
    cotedirect: given.odds ?? 0,
    corde: given.draw ?? 0,
  });
const RUNNERS = [
  run(1, 1, '1', { odds: 2, draw: 1 }),
  run(1, 2, '1', { odds: 4, draw: 2, rider: 11 }),
  run(1, 3, '3', { odds: 4, draw: 3 }),
  run(1, 4, 'NP'),
  run(2, 1, '2', { odds: 5, draw: 2 }),
  run(2, 2, 'ARR', { odds: 5, draw: 3, rider: 11 }),
  run(2, 3, '1', { odds: 2.5, draw: 1 }),
  run(3, 5, '1', { jour: EARLIER }),
  run(3, 6, 'DAI', { jour: EARLIER }),
  run(4, 1, '1', { odds: 3 }),
  run(5, 1, '', { odds: 3 }),
  run(5, 2, '', { odds: 2 }),
];

describe('figures of the statistics', () => {
  let database: TestDatabase;
  const stats = () => createStatsRepository(database.db);
  const table = async (query: Partial<TableQuery> & { readonly period?: string }) => {
    const { period = '365', ...rest } = query;
    const span = rest.span ?? readSpan({ period }, TEST_DAY);
    return stats().table({ view: 'horses', minimum: 1, sort: 'wins', ...rest, span }, ALL, TEST_DAY);
  };
  const rowsOf = async (query: Parameters<typeof table>[0]) => (await table(query)).rows;
  const row = (rows: readonly StatsRow[], id: number) => rows.find((each) => each.id === id);

  beforeAll(async () => {
    database = await openTestDatabase();
    await upsertRows(database.db, 'caractrap', RACES, 'test');
    await upsertRows(database.db, 'cachedate', RUNNERS, 'test');
    await countStats(database.db, TEST_DAY);
  }, 60_000);
  afterAll(() => database.close());

  it('count starts, wins, places and money by hand: a dead heat for each, no non-runner, no race without result', async () => {
    const { rows, total, pendingDays } = await table({});
    // Shared first: (50 % + 20 %) of 20,000 € ÷ 2; the race in SEK has no money in euros.
    expect(row(rows, 1)).toEqual({
      id: 1,
      label: 'Cheval 1',
      starts: 3,
      wins: 2,
      places: 3,
      prize: 700_000 + 400_000,
      bets: 3,
      returned: 200 + 300,
    });
    expect(row(rows, 2)).toMatchObject({ starts: 2, wins: 1, places: 1, prize: 700_000, returned: 400 });
    expect(row(rows, 3)).toMatchObject({ starts: 2, wins: 1, places: 2, prize: 300_000 + 1_000_000 });
    expect(row(rows, 5)).toMatchObject({ starts: 1, wins: 1, prize: 450_000, bets: 0, returned: 0 });
    expect(row(rows, 6)).toMatchObject({ starts: 1, wins: 0, places: 0, prize: 0 });
    expect([total, pendingDays]).toEqual([5, 0]);
  });

  it('tell jockeys from drivers by the discipline', async () => {
    expect(await rowsOf({ view: 'drivers' })).toMatchObject([{ id: 10, label: 'J. 10', starts: 2, wins: 1 }]);
    expect(await rowsOf({ view: 'jockeys' })).toMatchObject([
      { id: 10, starts: 5, wins: 3, places: 5 },
      { id: 11, starts: 2, wins: 1, places: 1 },
    ]);
    expect(await rowsOf({ view: 'jockeys', discipline: 'attele' })).toEqual([]);
  });

  it('rank favourites by final odds, ties sharing the better rank', async () => {
    // Race 1: 2 / 4 and 4; race 2: 2.5 / 5 and 5; race 4: 3.
    expect(await rowsOf({ view: 'favourites', sort: 'order' })).toMatchObject([
      { id: 1, label: '1', starts: 3, wins: 3, returned: 200 + 250 + 300 },
      { id: 2, starts: 4, wins: 1, places: 3, returned: 400 },
    ]);
  });

  it('rate stalls by the size of the field', async () => {
    expect(await rowsOf({ view: 'draws', sort: 'order', discipline: 'plat' })).toMatchObject([
      { id: 1, starts: 2, wins: 2 },
      { id: 2, starts: 2, wins: 1, places: 2 },
      { id: 3, starts: 2, wins: 0, places: 1 },
    ]);
    expect(await rowsOf({ view: 'draws', discipline: 'plat', field: 'large' })).toEqual([]);
  });

  it('count races and favourites by racecourse', async () => {
    expect(await rowsOf({ view: 'racecourses', sort: 'order' })).toMatchObject([
      { label: 'Chantilly', races: 2, starts: 6, favourites: 2, favouriteWins: 2 },
      { label: 'Vincennes', races: 1, starts: 2, favourites: 0, favouriteWins: 0 },
      { label: 'Jägersro', races: 1, starts: 1, favourites: 1, favouriteWins: 1 },
    ]);
  });

  it.each<[string, Partial<TableQuery> & { period?: string }, number[]]>([
    ['30 days', { period: '30' }, [1, 3, 2]],
    ['a year', { period: '2026' }, [1, 3, 5, 2, 6]],
    ['a year without races', { period: '2019' }, []],
    ['a free span', { span: { from: EARLIER, to: EARLIER, bucket: null } }, [5, 6]],
    ['a racecourse', { racecourse: 'Chantilly' }, [1, 3, 2]],
    ['an unknown racecourse', { racecourse: 'Nulle part' }, []],
    ['a discipline', { discipline: 'attele' }, [5, 6]],
    ['at least three starts', { minimum: 3 }, [1]],
    ['order by earnings', { sort: 'prize' }, [3, 1, 2, 5, 6]],
    ['order by return', { sort: 'return' }, [2, 1, 3, 5, 6]],
    ['order by rate', { sort: 'winRate' }, [5, 1, 2, 3, 6]],
  ])('are those of %s', async (_name, query, ids) => {
    expect((await rowsOf(query)).map(({ id }) => id)).toEqual(ids);
  });

  it('follow a correction, a race taken away and a change of day', async () => {
    const { db } = database;
    await upsertRows(db, 'cachedate', [run(2, 3, '2', { odds: 2.5 }), run(2, 1, '1', { odds: 5 })], 'test');
    expect(row(await rowsOf({ period: '30' }), 3)).toMatchObject({ starts: 2, wins: 0, places: 2 });
    await db.deleteFrom('cachedate').where('numcourse', '=', 2).execute();
    expect(row(await rowsOf({ period: '30' }), 3)).toMatchObject({ starts: 1, wins: 0 });
    expect((await rowsOf({ period: '30', view: 'racecourses' })).map(({ races }) => races)).toEqual([1, 1]);
    await upsertRows(db, 'caractrap', [{ ...RACES[0]!, jour: '2025-06-01' }], 'test');
    expect((await rowsOf({ period: '30' })).map(({ id }) => id)).toEqual([1]);
    expect((await rowsOf({ period: '2025' })).map(({ id }) => id)).toEqual([1, 2, 3]);
    await upsertRows(db, 'caractrap', RACES, 'test');
    await upsertRows(db, 'cachedate', RUNNERS, 'test');
    expect(row(await rowsOf({}), 1)).toMatchObject({ starts: 3, wins: 2, prize: 1_100_000 });
  });

  it('leave out what fell out of a rolling period', async () => {
    const later = '2026-12-25';
    const span = readSpan({ period: '30' }, later);
    const query = { view: 'horses', minimum: 1, sort: 'wins', span } as const;
    expect((await stats().table(query, ALL, later)).rows).toEqual([]);
    expect((await rowsOf({ period: '30' })).length).toBe(3);
  });

  it('say what can be chosen', async () => {
    expect(await stats().filters(TEST_DAY)).toEqual({
      firstDay: EARLIER,
      lastDay: TEST_DAY,
      years: [2026],
      racecourses: ['Chantilly', 'Jägersro', 'Vincennes'],
    });
  });
});

describe('figures of Quinté+ races', () => {
  let database: TestDatabase;
  const quinte = (from: string, to: string) =>
    createStatsRepository(database.db).quinte({ span: { from, to, bucket: null } }, 10, TEST_DAY);
  const DAYS = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'];
  /** First five of each day; ten starters each. */
  const FIVES = [
    [1, 2, 3, 4, 5],
    [2, 3, 4, 5, 6],
    [2, 3, 4, 6, 7],
    [1, 3, 4, 6, 7],
  ];

  beforeAll(async () => {
    database = await openTestDatabase();
    const { db } = database;
    const races = DAYS.map((jour, at) =>
      raceRow({
        id: at + 1,
        jour,
        reun: '1',
        prix: 1,
        quinte: 1,
        hippo: 'Vincennes',
        prixnom: `Prix ${at + 1}`,
      }),
    );
    const runners = FIVES.flatMap((five, at) =>
      Array.from({ length: 10 }, (_, index) =>
        runnerRow({
          id: (at + 1) * 100 + index,
          numcourse: at + 1,
          numero: index + 1,
          jour: DAYS[at]!,
          cl: String((five.indexOf(index + 1) + 1 || 6) + (five.includes(index + 1) ? 0 : index)),
        }),
      ),
    );
    await upsertRows(db, 'caractrap', races, 'test');
    await upsertRows(db, 'cachedate', runners, 'test');
    const line = (libelle: string, combinaison: string, dividendeBase: number, gagnants: number) => ({
      libelle,
      combinaison,
      dividendeBase,
      dividendeEuro: dividendeBase / 2,
      gagnants,
    });
    await savePayouts(
      db,
      DAYS.slice(0, 2).map((jour, at) => ({
        jour,
        reun: 1,
        prix: 1,
        typePari: 'QUINTE_PLUS',
        miseBase: 200,
        rembourse: false,
        lines: [
          line('Quinté+ Ordre', FIVES[at]!.join('-'), 1_000_000 * (at + 1), 3),
          line('Quinté+ Désordre', FIVES[at]!.join('-'), 20_000 - at, 120),
          line('Bonus 3', '1-2-3', 500, 9000),
        ],
      })),
      'test',
    );
    await countStats(database.db, TEST_DAY);
  }, 60_000);
  afterAll(() => database.close());

  it('count hits, what chance would give and the gap since the last one', async () => {
    const { races, numbers } = await quinte(DAYS[0]!, DAYS[3]!);
    expect(races).toBe(4);
    const of = (number: number) => numbers.find((each) => each.number === number);
    expect(of(1)).toEqual({
      number: 1,
      starts: 4,
      hits: 2,
      expected: 2,
      gap: 0,
      longestGap: 2,
      lastRace: { id: 4, jour: DAYS[3] },
    });
    expect(of(2)).toMatchObject({ hits: 3, gap: 1, longestGap: 1 });
    expect(of(5)).toMatchObject({ hits: 2, gap: 2, longestGap: 2 });
    expect(of(7)).toMatchObject({ hits: 2, gap: 0, longestGap: 2 });
    expect(of(10)).toMatchObject({ starts: 4, hits: 0, gap: null, longestGap: 4, lastRace: null });
  });

  it('count hits in the period only, gaps over all that is stored', async () => {
    const { races, numbers } = await quinte(DAYS[3]!, DAYS[3]!);
    expect(races).toBe(1);
    expect(numbers.find(({ number }) => number === 5)).toMatchObject({
      starts: 1,
      hits: 0,
      gap: 2,
      expected: 0.5,
    });
  });

  it('list the best dividends in order and in any order, with their race', async () => {
    const { order, anyOrder } = await quinte(DAYS[0]!, DAYS[3]!);
    expect(order).toEqual([
      expect.objectContaining({ raceId: 2, jour: DAYS[1], dividend: 2_000_000, combination: '2-3-4-5-6' }),
      expect.objectContaining({
        raceId: 1,
        dividend: 1_000_000,
        name: 'Prix 1',
        racecourse: 'Vincennes',
        winners: 3,
      }),
    ]);
    expect(anyOrder.map(({ dividend }) => dividend)).toEqual([20_000, 19_999]);
  });
});
