import { sql } from 'kysely';
import { saveOdds } from './store/saveOdds';
import { saveIncidents } from './store/saveIncidents';
import { createPayoutRepository } from './createPayoutRepository';
import { saveRaceDetails } from './store/raceDetails';
import { savePayouts, type BetPayouts } from './store/savePayouts';
import { upsertRows } from './store/upsertRows';
import { createTestApp, type TestApp } from '../testing/createTestApp';
import { raceRow, runnerRow, TEST_DAY } from '../testing/raceRows';

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

  it.each(['/apin/races/x/payouts', '/apin/races/0/odds', '/apin/races/-1', '/apin/races/x/aptitudes'])(
    'is not asked for by %s',
    async (url) => {
      expect(await test.get(url)).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid-parameter', details: { parameter: 'id' } } },
      });
    },
  );

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

describe('what stands around a race card', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
    const { db } = test.database;
    const of = { hippo: 'Paris-Vincennes', reun: '1', typec: 'Attelé', natpis: 'DUR', corde: 'gauche' };
    const races = [
      raceRow({ ...of, id: 7, prix: 4, prixnom: 'Prix de Vesoul', heure: '14:00:00', quinte: 1 }),
      raceRow({ ...of, id: 8, prix: 10, prixnom: 'Prix de Lure' }),
      raceRow({ ...of, id: 6, prix: 3, prixnom: 'Prix de Gray', heure: '13:30:00', arriv: '2-1' }),
      raceRow({ ...of, id: 9, reun: '2', prix: 1 }),
      raceRow({ ...of, id: 1, jour: '2026-10-01', prix: 1 }),
      raceRow({ ...of, id: 2, jour: '2026-10-08', prix: 1, natpis: 'PH', corde: 'droite', hippo: 'Caen' }),
      raceRow({ ...of, id: 3, jour: '2026-10-15', prix: 1, typec: 'Monté' }),
    ];
    await upsertRows(db, 'caractrap', races, 'demo');
    const horse = { idChe: 50, proprietaire: 'Écurie A', dist: 2850 };
    const rival = { idChe: 51, dist: 2875 };
    const runners = [
      runnerRow({ ...horse, numcourse: 7, numero: 1 }),
      runnerRow({ ...rival, numcourse: 7, numero: 2 }),
      runnerRow({ numcourse: 7, numero: 3, idChe: 0, dist: 2850 }),
      runnerRow({ ...horse, numcourse: 1, jour: '2026-10-01', numero: 4, cl: '1', cotedirect: 2 }),
      runnerRow({ ...rival, numcourse: 1, jour: '2026-10-01', numero: 5, cl: 'DAI', cotedirect: 3 }),
      runnerRow({
        ...horse,
        numcourse: 2,
        jour: '2026-10-08',
        numero: 6,
        cl: '3',
        cotedirect: 9,
        dist: 2100,
      }),
      runnerRow({ ...rival, numcourse: 2, jour: '2026-10-08', numero: 7, cl: 'NP', cotedirect: 2 }),
      runnerRow({ ...horse, numcourse: 3, jour: '2026-10-15', numero: 8, cl: '1', cotedirect: 2 }),
    ];
    await upsertRows(db, 'cachedate', runners, 'demo');
    await saveIncidents(db, { jour: TEST_DAY, reun: 1, prix: 4 }, [{ numero: 2, type: 'TOMBE' }], 'test');
  }, 60_000);

  afterAll(() => test.close());

  it('is the meeting by race number, incidents, and the colours of demo owners', async () => {
    const { body } = await test.get('/apin/races/7');
    expect(body).toMatchObject({
      meeting: [
        { id: 6, prix: 3, heure: '13:30', arriv: '2-1', quinte: false },
        {
          id: 7,
          prix: 4,
          heure: '14:00',
          prixnom: 'Prix de Vesoul',
          jour: TEST_DAY,
          arriv: '',
          quinte: true,
        },
        { id: 8, prix: 10, heure: null },
      ],
      incidents: [{ numero: 2, type: 'TOMBE' }],
      silks: [{ numero: 1 }],
    });
  });

  it('gives no made-up colours to the owners of real races', async () => {
    const { db } = test.database;
    await upsertRows(db, 'caractrap', [raceRow({ id: 20, jour: '2020-01-01', reun: '1', prix: 1 })], 'pturf');
    const real = runnerRow({ numcourse: 20, numero: 1, jour: '2020-01-01', proprietaire: 'Écurie A' });
    await upsertRows(db, 'cachedate', [real], 'pturf');
    expect((await test.get('/apin/races/20')).body).toMatchObject({ meeting: [{ id: 20 }], silks: [] });
  });

  it('counts what runners did before, in the same discipline', async () => {
    const none = { starts: 0, wins: 0, places: 0 };
    const won = { starts: 1, wins: 1, places: 1 };
    const off = { starts: 1, wins: 0, places: 0 };
    expect((await test.get('/apin/races/7/aptitudes')).body).toEqual({
      aptitudes: [
        {
          numero: 1,
          all: { starts: 2, wins: 1, places: 2 },
          distance: won,
          surface: won,
          racecourse: won,
          turn: won,
          favourite: won,
        },
        { numero: 2, all: off, distance: off, surface: off, racecourse: off, turn: off, favourite: none },
      ],
    });
  });

  it('is empty for a race that is not known', async () => {
    expect((await test.get('/apin/races/99')).body).toEqual({ meeting: [], incidents: [], silks: [] });
    expect((await test.get('/apin/races/99/aptitudes')).body).toEqual({ aptitudes: [] });
  });

  it('tells pictures of silks only from where they are allowed', async () => {
    const { db } = test.database;
    const runner = { changement: false, ancien: '', eleveur: '', race: '', entrainement: '', avis: null };
    const rest = { placesPayees: null, favori: false, tendance: null };
    const partants = ['https://www.pmu.fr/P1.png', 'https://other.test/P2.png', 'x'].map(
      (casaque, place) => ({
        numero: place + 1,
        ...runner,
        ...rest,
        casaque,
      }),
    );
    const details = { allocations: [], terrain: null, paris: [], cagnottes: [], partants };
    const key = { jour: TEST_DAY, reun: 1, prix: 3 };
    await saveRaceDetails(db, [{ ...key, pays: null, nature: null, payable: null, details }], 'pmu');
    const told = async (origin?: string) => {
      const { details: found } = await createPayoutRepository(db, origin).surroundingsOf(6);
      return found?.partants.flatMap(({ casaque }) => casaque ?? []);
    };
    expect(await told()).toEqual([]);
    expect(await told('https://www.pmu.fr')).toEqual(['https://www.pmu.fr/P1.png']);
  });

  it('is what a source says beside the columns, and goes with its demo day', async () => {
    const { db } = test.database;
    const details = {
      allocations: [9000],
      terrain: null,
      paris: [{ typePari: 'TRIO', miseBase: 200, enVente: true }],
      cagnottes: [],
      partants: [],
    };
    const given = { jour: TEST_DAY, reun: 1, prix: 4, pays: 'FR', nature: 'DIURNE', payable: null, details };
    expect(await saveRaceDetails(db, [given], 'demo')).toBe(true);
    expect(await saveRaceDetails(db, [given], 'demo')).toBe(false);
    test.changes.announce(TEST_DAY);
    expect((await test.get('/apin/races/7')).body).toMatchObject({ details });
    expect((await test.get('/apin/races/8')).body).not.toHaveProperty('details');
    await sql`SELECT remove_demo_days(ARRAY['2026-10-01']::date[])`.execute(db);
    expect(await saveRaceDetails(db, [given], 'demo')).toBe(false);
    await sql`SELECT remove_demo_days(ARRAY[${TEST_DAY}]::date[])`.execute(db);
    expect(await saveRaceDetails(db, [given], 'demo')).toBe(true);
  });
});
