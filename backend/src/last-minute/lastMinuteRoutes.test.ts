import type { LastMinuteAnswer, LastMinuteChange } from '@galopin/shared/contracts';
import { addDays, utcDay } from '@galopin/shared/lib';
import { saveArrivals } from '../races/store/saveArrivals';
import { removeDemoFrom } from '../races/store/demoRemoval';
import { saveOdds } from '../races/store/saveOdds';
import { upsertRows } from '../races/store/upsertRows';
import { createTestApp, type TestApp } from '../testing/createTestApp';
import { raceRow, runnerRow } from '../testing/raceRows';
import { createLastMinuteReader } from './createLastMinuteReader';
import { saveLastMinute } from './saveLastMinute';

const TODAY = utcDay(Date.now());
/** No race of it has started, whatever time it is. */
const DAY = addDays(TODAY, 1);

const RACE = {
  heure: '15:15:00',
  hippo: 'Vincennes',
  prixnom: 'Prix de Test',
  meteo: 'Couvert, terrain bon',
};
const races = (jour = DAY) => [
  raceRow({ id: 11, jour, reun: '1', prix: 2, ...RACE }),
  raceRow({ id: 21, jour, reun: '2', prix: 1, ...RACE }),
];
const horse = (numcourse: number, jour = DAY) =>
  runnerRow({
    numcourse,
    numero: 4,
    jour,
    cheval: 'Idéal du Pont',
    idChe: 77,
    jockey: 'E. Raffin',
    idJockey: 5,
  });

describe('GET /apin/last-minute', () => {
  let test: TestApp;
  const write = async (change: object = {}, raceChange: object = {}, source = 'pmu') => {
    const { db } = test.database;
    await upsertRows(
      db,
      'caractrap',
      races().map((race) => ({ ...race, ...raceChange })),
      source,
    );
    await upsertRows(
      db,
      'cachedate',
      [11, 21].map((race) => ({ ...horse(race), ...change })),
      source,
    );
    test.changes.announce(DAY);
  };
  const read = async (as: 'anyone' | 'member' = 'member', jour = DAY) =>
    (await test.get(`/apin/last-minute?jour=${jour}`, as)).body as LastMinuteAnswer;
  const told = ({ changes }: LastMinuteAnswer) =>
    changes.filter(({ raceId }) => raceId === 11).map(({ kind, before, after }) => [kind, before, after]);

  beforeAll(async () => {
    test = await createTestApp();
  }, 60_000);
  afterAll(() => test.close());
  beforeEach(async () => {
    const { db } = test.database;
    for (const table of ['cachedate', 'caractrap', 'arrivals', 'odds_history', 'last_minute'] as const)
      await db.deleteFrom(table).execute();
    await write();
  });

  it('tells nothing of what was declared and stayed so', async () => {
    await write();
    expect(await read()).toEqual({ jour: DAY, changes: [], total: 0, hidden: 0 });
  });

  it('tells of a non-runner with its race and horse, and when it runs again', async () => {
    await write({ cl: 'NP' });
    const { changes } = await read();
    expect(changes.find(({ raceId }) => raceId === 11)).toEqual<LastMinuteChange>({
      raceId: 11,
      jour: DAY,
      meeting: '1',
      raceNumber: 2,
      raceName: 'Prix de Test',
      racecourse: 'Vincennes',
      time: '15:15',
      number: 4,
      horseId: 77,
      horse: 'Idéal du Pont',
      kind: 'non-runner',
      before: null,
      after: null,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as string,
    });
    await write();
    expect(told(await read()).map(([kind]) => kind)).toEqual(
      expect.arrayContaining(['runs-again', 'non-runner']),
    );
  });

  it.each([
    [{ jockey: 'M. Abrivard', idJockey: 6 }, [['rider', 'E. Raffin', 'M. Abrivard']]],
    [{ jockey: 'E.RAFFIN', idJockey: 9_000_001 }, []],
    [{ jockey: 'Eric Raffin', idJockey: 5 }, []],
    [{ jockey: '', idJockey: 0 }, []],
    [{ oeil: 'A' }, [['blinkers', null, 'A']]],
    [{ defoeil: 'DD' }, []],
    [{ cl: '3' }, []],
  ])('of a runner that becomes %j tells %j', async (change, expected) => {
    await write(change);
    expect(told(await read())).toEqual(expected);
  });

  it('tells of shoes that come off, not of shoeing that becomes known', async () => {
    await write({ defoeil: 'FF' });
    await write({ defoeil: 'DF' });
    expect(told(await read())).toEqual([['shoeing', 'FF', 'DF']]);
  });

  it('takes no word of another source for a change, but for a withdrawal', async () => {
    await write({ defoeil: 'FF', oeil: 'O' });
    await write(
      { defoeil: 'DD', oeil: '', cl: 'NP', jockey: 'Raffin Eric', idJockey: 88 },
      { heure: '16:00:00' },
      'pturf',
    );
    expect(told(await read())).toEqual(
      expect.arrayContaining([
        ['blinkers', null, 'O'],
        ['non-runner', null, null],
      ]),
    );
    expect(told(await read())).toHaveLength(2);
  });

  it('tells of ground and start times that change, not of the sky', async () => {
    await write({}, { meteo: 'Soleil, terrain bon' });
    await write({}, { meteo: 'Soleil, terrain bon souple', heure: '15:25:00' });
    expect(told(await read())).toEqual([
      ['ground', 'bon', 'bon souple'],
      ['start-time', '15:15', '15:25'],
    ]);
  });

  it('tells once of a race called off', async () => {
    const arrival = {
      jour: DAY,
      reun: 1,
      prix: 2,
      ordre: [],
      statut: 'COURSE_ANNULEE',
      categorieStatut: 'ANNULEE',
    };
    await saveArrivals(test.database.db, [{ ...arrival, definitive: false }]);
    await saveArrivals(test.database.db, [{ ...arrival, definitive: true }]);
    test.changes.announce(DAY);
    expect(told(await read())).toEqual([['called-off', null, null]]);
  });

  it('tells of odds while they are down by three tenths of the first of the day, and since when', async () => {
    const at = (minute: number) => Date.parse(`${DAY}T12:${10 + minute}:00Z`);
    const save = async (...points: readonly (readonly [number, number, ('reference' | 'direct')?])[]) => {
      const of = { jour: DAY, reun: 1, prix: 2, numero: 4 };
      const rows = points.map(([minute, odds, kind = 'direct']) => ({ ...of, kind, at: at(minute), odds }));
      await saveOdds(test.database.db, rows, 'pmu');
      test.changes.announce(DAY);
    };
    await save([0, 10, 'reference'], [1, 12], [2, 7], [3, 7.5]);
    expect((await read()).changes).toEqual([]);
    await save([4, 6.8], [5, 6.2]);
    expect((await read()).changes).toMatchObject([
      { kind: 'odds-fall', before: '10', after: '6.2', at: `${DAY}T12:14:00Z`, number: 4, raceId: 11 },
    ]);
    await write({ cl: 'NP' });
    expect(told(await read())).toEqual([['non-runner', null, null]]);
  });

  it('gives anyone what belongs to meeting 1, and says how much is hidden', async () => {
    await write({ cl: 'NP' });
    const url = `/apin/last-minute?jour=${DAY}`;
    const { body, headers } = await test.get(url);
    expect(body).toMatchObject({ changes: [{ meeting: '1' }], total: 1, hidden: 1 });
    expect(headers).toMatchObject({ vary: 'Authorization, Accept-Encoding' });
    expect(headers['cache-control']).toContain('public');
    expect((await test.get(url, 'member')).headers['cache-control']).toContain('private');
    expect(await read()).toMatchObject({ total: 2, hidden: 0 });
  });

  it('keeps no history: neither a race that is over nor one of earlier days', async () => {
    const { db } = test.database;
    for (const [id, jour] of [
      [31, addDays(TODAY, -1)],
      [41, addDays(TODAY, -400)],
    ] as const) {
      const race = raceRow({ ...RACE, id, jour, reun: '1', prix: 7, heure: '00:05:00' });
      await upsertRows(db, 'caractrap', [race], 'pmu');
      await upsertRows(db, 'cachedate', [horse(id, jour)], 'pmu');
      await upsertRows(db, 'cachedate', [{ ...horse(id, jour), cl: 'NP' }], 'pmu');
    }
    expect(await db.selectFrom('last_minute').selectAll().execute()).toEqual([]);
  });

  it('keeps what belongs to a race whose id changes, and lets it go after some days', async () => {
    const { db } = test.database;
    await write({ cl: 'NP' });
    await db.updateTable('caractrap').set({ id: 500_000_011 }).where('id', '=', 11).execute();
    test.changes.announce(DAY);
    expect((await read('anyone')).changes).toMatchObject([{ raceId: 500_000_011 }]);
    await createLastMinuteReader(db).prune(addDays(DAY, 5));
    expect(await db.selectFrom('last_minute').selectAll().execute()).toEqual([]);
  });

  it('takes what the demo world says with its own times, once, and lets it go with its day', async () => {
    const { db } = test.database;
    await write({ cl: 'NP' }, {}, 'demo');
    expect((await read()).changes).toEqual([]);
    const of = { jour: DAY, meeting: '1', race_number: 2, number: 4, horse_id: 77, horse: 'Idéal du Pont' };
    const change = {
      ...of,
      kind: 'non-runner',
      before: null,
      after: null,
      at: Date.parse(`${DAY}T10:00:00Z`),
    } as const;
    await saveLastMinute(db, [change], 'demo');
    await saveLastMinute(db, [change, { ...change, jour: addDays(TODAY, -30) }], 'demo');
    test.changes.announce(DAY);
    expect((await read()).changes).toMatchObject([{ at: `${DAY}T10:00:00Z`, number: 4 }]);
    await removeDemoFrom(db, DAY);
    expect(await db.selectFrom('last_minute').selectAll().execute()).toEqual([]);
  });

  it('refuses what is no day', async () => {
    for (const jour of ['demain', '2026-02-30', ''])
      expect((await test.get(`/apin/last-minute?jour=${jour}`)).body).toMatchObject({
        error: { code: 'invalid-parameter', details: { parameter: 'jour' } },
      });
  });
});
