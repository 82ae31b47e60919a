import { saveOdds } from '../../store/saveOdds';
import { savePayouts, type BetPayouts } from '../../store/savePayouts';
import { upsertRows } from '../../store/upsertRows';
import { createTestApp, type TestApp } from '../../testing/createTestApp';
import { raceRow, TEST_DAY } from '../../testing/raceRows';

const race = { jour: TEST_DAY, reun: 1, prix: 4 };
const couple: BetPayouts = {
  ...race,
  typePari: 'COUPLE_PLACE',
  miseBase: 200,
  rembourse: false,
  lines: [
    {
      libelle: 'Couplé placé',
      combinaison: '5-3',
      dividendeEuro: 1840,
      dividendeBase: 3680,
      gagnants: 2306.47,
    },
    {
      libelle: 'Couplé Placé 1 NP',
      combinaison: '5-NP',
      dividendeEuro: 0,
      dividendeBase: 0,
      gagnants: null,
    },
  ],
};

describe('what stands beside a race', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
    await upsertRows(test.database.db, 'caractrap', [raceRow({ id: 7, reun: '1', prix: 4 })], 'test');
    await savePayouts(test.database.db, [couple], 'test');
    const point = {
      ...race,
      numero: 3,
      at: Date.UTC(2026, 10, 21, 12),
      odds: 5.2,
      kind: 'reference' as const,
    };
    await saveOdds(
      test.database.db,
      [{ ...point, at: point.at + 60_000, odds: 4, kind: 'direct' }, point],
      'test',
    );
  }, 60_000);

  afterAll(() => test.close());

  it('is what its bets paid, lines without winners left out', async () => {
    expect(await test.get('/apin/races/7/payouts')).toMatchObject({
      status: 200,
      body: {
        payouts: [
          {
            typePari: 'COUPLE_PLACE',
            miseBase: 200,
            rembourse: false,
            rapports: [
              {
                libelle: 'Couplé placé',
                combinaison: '5-3',
                dividendePourUnEuro: 1840,
                dividendePourUneMiseDeBase: 3680,
                nombreGagnants: 2306.47,
              },
            ],
          },
        ],
      },
    });
  });

  it('is the odds of its runners over time', async () => {
    const at = Date.UTC(2026, 10, 21, 12);
    expect((await test.get('/apin/races/7/odds')).body).toEqual({
      odds: [
        {
          numero: 3,
          points: [
            { kind: 'reference', at, odds: 5.2 },
            { kind: 'direct', at: at + 60_000, odds: 4 },
          ],
        },
      ],
    });
  });

  it('is nothing for a race that is not known', async () => {
    expect((await test.get('/apin/races/8/payouts')).body).toEqual({ payouts: [] });
    expect((await test.get('/apin/races/8/odds')).body).toEqual({ odds: [] });
  });

  it.each(['/apin/races/x/payouts', '/apin/races/0/odds'])('is not asked for by %s', async (url) => {
    expect(await test.get(url)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid-parameter', details: { parameter: 'id' } } },
    });
  });

  it('follows a correction, and stays the same when told twice', async () => {
    const { db } = test.database;
    expect(await savePayouts(db, [couple], 'test')).toEqual([]);
    const corrected = { ...couple, lines: couple.lines.slice(0, 1) };
    expect(await savePayouts(db, [corrected], 'test')).toEqual([race]);
    expect(await savePayouts(db, [{ ...corrected, rembourse: true, lines: [] }], 'test')).toEqual([race]);
    test.changes.announce(TEST_DAY);
    expect((await test.get('/apin/races/7/payouts')).body).toEqual({ payouts: [] });
  });
});
