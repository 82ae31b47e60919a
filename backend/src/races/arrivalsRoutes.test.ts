import { saveArrivals } from './store/saveArrivals';
import { upsertRows } from './store/upsertRows';
import { createTestApp, type TestApp } from '../testing/createTestApp';
import { raceRow, TEST_DAY } from '../testing/raceRows';

describe('GET /apin/arrivals', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
    const { db } = test.database;
    await upsertRows(
      db,
      'caractrap',
      [
        raceRow({ id: 1, reun: '1', prix: 1, arriv: '1-2-3' }),
        raceRow({ id: 2, reun: '1', prix: 2, arriv: '4-5' }),
        raceRow({ id: 3, reun: '2', prix: 1, arriv: '' }),
        raceRow({ id: 4, reun: 'Vire', prix: 1, arriv: '9-8' }),
      ],
      'test',
    );
    const heard = { jour: TEST_DAY, reun: 1, categorieStatut: 'ARRIVEE' };
    const final = { statut: 'ARRIVEE_DEFINITIVE_COMPLETE', definitive: true };
    await saveArrivals(db, [
      { ...heard, ...final, prix: 1, ordre: [[3], [1, 2]] },
      { ...heard, prix: 3, ordre: [[7]], statut: 'ARRIVEE_PROVISOIRE', definitive: null },
      { ...heard, ...final, prix: 4, ordre: [[5], [2], [14]] },
      {
        ...heard,
        prix: 5,
        ordre: [],
        statut: 'COURSE_ANNULEE',
        categorieStatut: 'ANNULEE',
        definitive: null,
      },
    ]);
  }, 60_000);

  afterAll(() => test.close());

  it('gives anyone what was heard, and the stored order of the other numbered races', async () => {
    const { status, body } = await test.get(`/apin/arrivals?date=${TEST_DAY}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      arrivals: {
        1: {
          1: {
            ordre: [[3], [1, 2]],
            statut: 'ARRIVEE_DEFINITIVE_COMPLETE',
            categorieStatut: 'ARRIVEE',
            arriveeDefinitive: true,
          },
          2: '4-5',
          3: { ordre: '7', statut: 'ARRIVEE_PROVISOIRE', categorieStatut: 'ARRIVEE' },
          4: '5-2-14',
          5: { ordre: '', statut: 'COURSE_ANNULEE', categorieStatut: 'ANNULEE' },
        },
      },
    });
  });

  it('gives none for a day without arrivals', async () => {
    expect((await test.get('/apin/arrivals?date=1999-01-01')).body).toEqual({ arrivals: {} });
  });

  it.each(['', '?date=hier', '?date=2026-13-01'])('refuses /apin/arrivals%s', async (query) => {
    const { status, body } = await test.get(`/apin/arrivals${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { code: 'invalid-parameter', details: { parameter: 'date' } } });
  });

  describe('of the other meetings', () => {
    beforeAll(() =>
      saveArrivals(test.database.db, [
        {
          jour: TEST_DAY,
          reun: 2,
          prix: 1,
          ordre: [[6]],
          categorieStatut: 'ARRIVEE',
          statut: null,
          definitive: null,
        },
      ]),
    );
    const second = { 2: { 1: { ordre: '6', categorieStatut: 'ARRIVEE' } } };

    it('are listed for members', async () => {
      const { body } = await test.get(`/apin/arrivals?date=${TEST_DAY}`, 'member');
      expect(Object.keys((body as { arrivals: object }).arrivals)).toEqual(['1', '2']);
      expect(await test.get(`/apin/arrivals?date=${TEST_DAY}&reun=2`, 'member')).toMatchObject({
        body: { arrivals: second },
      });
    });

    it('are not listed for anyone', async () => {
      const { body } = await test.get(`/apin/arrivals?date=${TEST_DAY}`);
      expect(Object.keys((body as { arrivals: object }).arrivals)).toEqual(['1']);
      expect((await test.get(`/apin/arrivals?date=${TEST_DAY}&reun=2`)).status).toBe(401);
    });

    it('are given one by one, as the page of a race is public', async () => {
      expect(await test.get(`/apin/arrivals?date=${TEST_DAY}&reun=2&prix=1`)).toMatchObject({
        status: 200,
        body: { arrivals: second },
      });
      expect((await test.get(`/apin/arrivals?date=${TEST_DAY}&reun=0&prix=1`)).status).toBe(400);
    });
  });
});
