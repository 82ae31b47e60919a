import { COMPARED_STARTS, type RaceComparison } from '@galopin/shared/contracts';
import { addDays } from '@galopin/shared/lib';
import { upsertRows } from '../races/store/upsertRows';
import { createTestApp, type TestApp } from '../testing/createTestApp';
import { raceRow, runnerRow, TEST_DAY } from '../testing/raceRows';

const flat = { typec: 'Plat', hippo: 'Chantilly', natpis: 'PH', corde: 'droite', dist: '1600', reun: '1' };
const soft = { meteo: 'Beau, terrain souple' };
const none = { starts: 0, wins: 0, places: 0 };
const won = { starts: 1, wins: 1, places: 1 };

describe('runners of a race side by side', () => {
  let test: TestApp;
  const compare = async (numeros: string, race = 100) => {
    const answer = await test.get(`/apin/races/${race}/compare?numeros=${numeros}`);
    expect(answer.status).toBe(200);
    return answer.body as RaceComparison;
  };

  beforeAll(async () => {
    test = await createTestApp();
    const { db } = test.database;
    await upsertRows(
      db,
      'caractrap',
      [
        raceRow({ id: 100, ...flat, ...soft, prix: 1 }),
        raceRow({ id: 1, jour: '2026-10-01', ...flat, ...soft, prixnom: 'Prix A' }),
        raceRow({
          id: 2,
          jour: '2026-10-08',
          ...flat,
          meteo: 'Beau, terrain bon',
          corde: 'gauche',
          hippo: 'Caen',
          prixnom: 'Prix B',
          dist: '2400',
        }),
        raceRow({ id: 3, jour: '2026-10-15', ...flat, typec: 'Haies', dist: '3500', prixnom: 'Prix C' }),
        raceRow({ id: 4, jour: '2026-10-20', ...flat, arriv: '2=1-3', prixnom: 'Prix D' }),
        // Later than the race compared for: nobody knows of it then.
        raceRow({ id: 5, jour: '2026-12-01', ...flat }),
      ],
      'test',
    );
    const runs = (horse: number, numero: number, starts: readonly (readonly [number, string, object])[]) =>
      starts.map(([numcourse, jour, over]) =>
        runnerRow({ numcourse, jour, numero, idChe: horse, idJockey: 7, dist: 1600, typec: 'Plat', ...over }),
      );
    await upsertRows(
      db,
      'cachedate',
      [
        ...runs(50, 1, [
          [100, TEST_DAY, { corde: 2, hippo: 'Chantilly' }],
          [1, '2026-10-01', { cl: '1', corde: 4, hippo: 'Chantilly' }],
          [2, '2026-10-08', { cl: 'ARR', corde: 9, dist: 2400, hippo: 'Caen', idJockey: 8 }],
          [3, '2026-10-15', { cl: '2', typec: 'Haies', dist: 3500, hippo: 'Chantilly' }],
          [4, '2026-10-20', { cl: '', hippo: 'Chantilly' }],
          [5, '2026-12-01', { cl: '1' }],
        ]),
        ...runs(51, 2, [
          [100, TEST_DAY, { corde: 12, hippo: 'Chantilly' }],
          [1, '2026-10-01', { cl: '3', hippo: 'Chantilly' }],
          [2, '2026-10-08', { cl: 'NP', hippo: 'Caen' }],
          [3, '2026-10-15', { cl: '1', typec: 'Haies', dist: 3500, hippo: 'Chantilly' }],
          [4, '2026-10-20', { cl: '', hippo: 'Chantilly' }],
          [5, '2026-12-01', { cl: '2' }],
        ]),
        ...runs(52, 3, [[100, TEST_DAY, { hippo: 'Chantilly' }]]),
        runnerRow({ numcourse: 100, numero: 4, idChe: 0, cheval: 'Sans numéro' }),
        runnerRow({ numcourse: 100, numero: 5, idChe: 60, typec: 'Plat' }),
        ...Array.from({ length: COMPARED_STARTS + 40 }, (_, index) =>
          runnerRow({
            numcourse: 10_000 + index,
            jour: addDays('2026-10-01', -index),
            numero: 1,
            idChe: 60,
            typec: 'Plat',
            cl: '1',
          }),
        ),
      ],
      'test',
    );
  }, 60_000);

  afterAll(() => test.close());

  it('are counted by what is as in this race: ground, distance, turn, draw, racecourse and rider', async () => {
    const { ground, runners } = await compare('1,2');
    expect(ground).toBe('souple');
    const placed = { starts: 2, wins: 2, places: 2 };
    expect(runners[0]).toEqual({
      numero: 1,
      // The dead heat, which only its arrival tells, is a win for both.
      all: { starts: 3, wins: 2, places: 2 },
      distance: placed,
      surface: { starts: 3, wins: 2, places: 2 },
      ground: won,
      turn: placed,
      draw: won,
      racecourse: placed,
      rider: placed,
    });
    expect(runners[1]).toMatchObject({
      numero: 2,
      all: { starts: 2, wins: 1, places: 2 },
      draw: none,
    });
  });

  it('have met where both started, newest first, whatever the discipline', async () => {
    const { meetings } = await compare('1,2');
    expect(meetings.total).toBe(3);
    expect(meetings.races).toEqual([
      expect.objectContaining({
        raceId: 4,
        finishes: [
          { numero: 1, rank: 1, result: '' },
          { numero: 2, rank: 1, result: '' },
        ],
      }),
      {
        raceId: 3,
        jour: '2026-10-15',
        racecourse: 'Chantilly',
        raceName: 'Prix C',
        discipline: 'Haies',
        distance: 3500,
        finishes: [
          { numero: 2, rank: 1, result: '1' },
          { numero: 1, rank: 2, result: '2' },
        ],
      },
      expect.objectContaining({ raceId: 1 }),
    ]);
  });

  it('are all there that are asked for and stored: first-time runners and those without an id too', async () => {
    const { runners, meetings } = await compare('3,4,77');
    expect(runners.map(({ numero, all }) => [numero, all])).toEqual([
      [3, none],
      [4, none],
    ]);
    expect(meetings).toEqual({ total: 0, races: [] });
  });

  it('are counted over their newest starts only where there are very many', async () => {
    const { runners } = await compare('3,5');
    expect(runners[1]?.all.starts).toBe(COMPARED_STARTS);
  });

  it('are none of a race that is not known', async () => {
    expect(await compare('1,2', 999)).toEqual({ ground: '', runners: [], meetings: { total: 0, races: [] } });
  });

  it.each(['', '1', '1,1', '1,2,3,4,5,6', '1,x', '0,1', '1,2,', '1;2', '100,1'])(
    'are not asked for by %p',
    async (numeros) => {
      expect(await test.get(`/apin/races/100/compare?numeros=${numeros}`)).toMatchObject({
        status: 400,
        body: {
          error: {
            code: 'invalid-parameter',
            details: { parameter: 'numeros', wanted: expect.stringMatching(/2 to 5 runner numbers/) },
          },
        },
      });
    },
  );
});
