import { FAVOURITE_RUNS, FAVOURITES_LIMIT, type FavouriteRuns } from '@galopin/shared/contracts';
import { refreshNames } from '../search/refreshNames';
import { upsertRows } from '../races/store/upsertRows';
import { createTestApp, type TestApp } from '../testing/createTestApp';
import { raceRow, runnerRow, TEST_DAY } from '../testing/raceRows';

const NONE = { horses: [], jockeys: [], trainers: [] };

describe('what there is to say of favourites', () => {
  let test: TestApp;
  const post = async (what: 'today' | 'names', payload: object) => {
    const answer = await test.app.inject({ method: 'POST', url: `/apin/favourites/${what}`, payload });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: JSON.parse(answer.payload) as unknown,
    };
  };
  const runs = async (favourites: object) =>
    (await post('today', { ...NONE, ...favourites })).body as FavouriteRuns;

  beforeAll(async () => {
    test = await createTestApp({ now: () => Date.parse(`${TEST_DAY}T12:00:00Z`) });
    const { db } = test.database;
    await upsertRows(
      db,
      'caractrap',
      [
        raceRow({ id: 12, reun: '1', prix: 2, heure: '14:00:00', prixnom: 'Prix A', hippo: 'Vincennes' }),
        raceRow({ id: 11, reun: '1', prix: 1, heure: '13:30:00', prixnom: 'Prix B', hippo: 'Vincennes' }),
        raceRow({ id: 19, reun: '1', prix: 9, jour: '2026-11-20' }),
      ],
      'test',
    );
    await upsertRows(
      db,
      'cachedate',
      [
        runnerRow({
          numcourse: 12,
          numero: 4,
          idChe: 1,
          cheval: 'Idaho',
          idJockey: 5,
          jockey: 'E. Raffin',
          idEntraineur: 5,
          entraineur: 'E. Raffin',
        }),
        runnerRow({
          numcourse: 11,
          numero: 2,
          idChe: 2,
          cheval: 'Jappeloup',
          idJockey: 5,
          jockey: 'E. Raffin',
          cl: 'NP',
        }),
        runnerRow({ numcourse: 19, numero: 1, idChe: 1, cheval: 'Idaho', jour: '2026-11-20' }),
        ...Array.from({ length: FAVOURITE_RUNS }, (_, index) =>
          runnerRow({
            numcourse: 12,
            numero: index + 10,
            idChe: index + 1000,
            cheval: `Foal ${index}`,
            idJockey: 8,
          }),
        ),
      ],
      'test',
    );
    await refreshNames(db, 10);
  }, 60_000);

  afterAll(() => test.close());

  it('is which of today’s runners they are, in the order of the races', async () => {
    expect(await runs({ horses: [1], jockeys: [5] })).toEqual({
      jour: TEST_DAY,
      total: 2,
      runs: [
        expect.objectContaining({ raceId: 11, number: 2, nonRunner: true, of: ['jockey'] }),
        {
          raceId: 12,
          jour: TEST_DAY,
          time: '14:00',
          racecourse: 'Vincennes',
          meeting: '1',
          raceNumber: 2,
          raceName: 'Prix A',
          number: 4,
          nonRunner: false,
          horse: 'Idaho',
          jockey: 'E. Raffin',
          trainer: 'E. Raffin',
          of: ['horse', 'jockey'],
        },
      ],
    });
  });

  it('keeps a rider’s id apart from the same id of a trainer or a horse', async () => {
    expect((await runs({ trainers: [5] })).runs.map(({ raceId, of }) => [raceId, of])).toEqual([
      [12, ['trainer']],
    ]);
    expect(await runs({ horses: [5] })).toMatchObject({ total: 0, runs: [] });
  });

  it('lists the first runners and counts all', async () => {
    const { total, runs: listed } = await runs({ jockeys: [5, 8] });
    expect([total, listed.length]).toEqual([FAVOURITE_RUNS + 2, FAVOURITE_RUNS]);
  });

  it('is what they are called, by name; the unknown are left out', async () => {
    expect((await post('names', { horses: [2, 1, 77], jockeys: [5], trainers: [] })).body).toEqual([
      { kind: 'jockey', id: 5, name: 'E. Raffin', lastDay: TEST_DAY },
      { kind: 'horse', id: 1, name: 'Idaho', lastDay: TEST_DAY },
      { kind: 'horse', id: 2, name: 'Jappeloup', lastDay: TEST_DAY },
    ]);
  });

  it('is kept by nobody on the way', async () => {
    expect((await post('today', NONE)).headers['cache-control']).toBe('private, no-store');
  });

  it.each([
    ['no lists', {}],
    ['an id that is none', { ...NONE, horses: [0] }],
    ['words', { ...NONE, jockeys: ['x'] }],
    [
      'too many',
      { ...NONE, trainers: Array.from({ length: FAVOURITES_LIMIT + 1 }, (_, index) => index + 1) },
    ],
  ])('refuses %s, and names the list', async (_case, payload) => {
    for (const what of ['today', 'names'] as const) {
      const { status, body } = await post(what, payload);
      expect(status).toBe(400);
      expect(body).toMatchObject({
        error: {
          code: 'invalid-parameter',
          details: {
            parameter: expect.stringMatching(/^(horses|jockeys|trainers)$/),
            wanted: 'at most 200 ids, whole numbers from 1',
          },
        },
      });
    }
  });
});
