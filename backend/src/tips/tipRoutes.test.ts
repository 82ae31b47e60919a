import type { Tip, TipRecord } from '@galopin/shared/contracts';
import { createParse, type ParseService } from '../parse/createParse';
import { saveArrivals } from '../races/store/saveArrivals';
import { saveIncidents } from '../races/store/saveIncidents';
import { savePayouts } from '../races/store/savePayouts';
import { upsertRows } from '../races/store/upsertRows';
import { createTestApp, type TestApp } from '../testing/createTestApp';
import { raceRow, runnerRow } from '../testing/raceRows';

const NOW = Date.parse('2026-11-21T18:00:00Z');
const DAY = '2026-11-21';
const SELECTION = [4, 8, 15, 2, 11, 9, 7, 1];

const tip = (race: number, given: Partial<Tip> = {}): Tip => ({
  raceId: 1000 + race,
  jour: DAY,
  meeting: 1,
  race,
  racecourse: 'Vincennes',
  raceName: 'Prix',
  quinte: race === 1,
  title: '',
  text: '',
  base: [4],
  regular: [],
  outsiders: [],
  favourite: null,
  selection: SELECTION,
  ...given,
});

const race = (number: number, arriv = '') =>
  raceRow({
    id: 1000 + number,
    jour: DAY,
    reun: '1',
    prix: number,
    hippo: 'VINCENNES',
    prixnom: 'PRIX',
    arriv,
    partant: '16',
  });

describe('GET /apin/tips/record', () => {
  let app: TestApp;
  let parse: ParseService;

  const record = async () => (await app.get('/apin/tips/record')).body as TipRecord;

  beforeAll(async () => {
    app = await createTestApp({ now: () => NOW });
    parse = createParse({
      databaseUrl: app.database.url,
      keys: { appId: 'galopin', javascriptKey: 'public', masterKey: 'master' },
      serverUrl: 'http://localhost:3000/parse',
      verifier: app.tokens.verifier,
      startTimes: () => Promise.resolve(new Map()),
      withPayment: (member) => Promise.resolve(member),
      now: () => NOW,
      logger: { warn: () => undefined, error: () => undefined },
    });
    await parse.start();
  }, 120_000);

  afterAll(async () => {
    await parse.stop();
    await app.close();
  });

  it('has nothing to count at first', async () => {
    const { periods, latest } = await record();
    expect(periods.map(({ days, tips }) => [days, tips])).toEqual([
      [30, 0],
      [90, 0],
      [365, 0],
    ]);
    expect(latest).toEqual([]);
  });

  it('counts the tips whose race has a final result, whatever keeps it', async () => {
    const { db } = app.database;
    const races = [
      { ...race(1, '4-8-15-2-11-3'), quinte: 1 },
      race(2),
      race(3),
      race(4),
      race(5, '8-9-10'),
      race(6, '3-8-9'),
      race(7, '5-4'),
    ];
    await upsertRows(db, 'caractrap', races, 'test');
    await upsertRows(db, 'cachedate', [runnerRow({ numcourse: 1005, numero: 4, cl: 'NP' })], 'test');
    const key = { jour: DAY, reun: 1 };
    const heard = { statut: 'ARRIVEE_PROVISOIRE', categorieStatut: 'ARRIVEE', definitive: false };
    await saveArrivals(db, [
      { ...key, prix: 2, ...heard, ordre: [[9], [4]] },
      {
        ...key,
        prix: 3,
        ordre: [],
        statut: 'COURSE_ANNULEE',
        categorieStatut: 'ANNULEE',
        definitive: true,
      },
      { ...key, prix: 7, ...heard, statut: 'FIN_COURSE', definitive: true, ordre: [[5, 4], [8]] },
    ]);
    await saveIncidents(db, { ...key, prix: 6 }, [{ numero: 4, type: 'NON_PARTANT' }], 'test');
    const line = (combinaison: string, cents: number) => ({
      libelle: 'Simple',
      combinaison,
      dividendeEuro: cents,
      dividendeBase: null,
      gagnants: null,
    });
    const bet = { ...key, miseBase: 200, rembourse: false };
    await savePayouts(
      db,
      [
        { ...bet, prix: 1, typePari: 'SIMPLE_GAGNANT', lines: [line('4', 310)] },
        {
          ...bet,
          prix: 1,
          typePari: 'SIMPLE_PLACE',
          lines: [line('4', 140), line('8', 210), line('15', 330)],
        },
        { ...bet, prix: 7, typePari: 'SIMPLE_GAGNANT', lines: [line('5', 240), line('4', 180)] },
      ],
      'test',
    );
    await parse.tips.replace(
      DAY,
      'test',
      [1, 2, 3, 4, 5, 6, 7, 8].map((number) => tip(number)),
    );
    app.changes.announce(DAY);

    const { periods, latest } = await record();
    // Races 1, 5, 6 and 7 are decided; the bases of 5 and 6 did not start.
    expect(periods[0]).toEqual({
      days: 30,
      from: '2026-10-23',
      to: DAY,
      tips: 4,
      baseWins: { hits: 2, count: 2 },
      basePlaces: { hits: 2, count: 2 },
      winners: { hits: 3, count: 4 },
      tierce: { hits: 1, count: 1 },
      quarte: { hits: 1, count: 1 },
      quinte: { hits: 1, count: 1 },
      winReturn: { count: 2, returned: 490 },
      placeReturn: { count: 1, returned: 140 },
    });
    expect(latest.map(({ raceId }) => raceId)).toEqual([1007, 1006, 1005, 1001]);
    expect(latest[0]).toEqual({
      raceId: 1007,
      jour: DAY,
      meeting: 1,
      race: 7,
      racecourse: 'VINCENNES',
      raceName: 'PRIX',
      quinte: false,
      base: 4,
      basePlace: 1,
      selection: SELECTION,
      arrival: [[5, 4], [8]],
      found: 2,
    });
  });

  it('follows a correction', async () => {
    const final = { statut: 'FIN_COURSE', categorieStatut: 'ARRIVEE', definitive: true };
    await saveArrivals(app.database.db, [{ jour: DAY, reun: 1, prix: 7, ...final, ordre: [[5], [8], [4]] }]);
    app.changes.announce(DAY);
    const { periods, latest } = await record();
    expect(periods[0]?.baseWins).toEqual({ hits: 1, count: 2 });
    expect(latest[0]).toMatchObject({ basePlace: 3, found: 2 });
  });

  it('leaves out what was withdrawn', async () => {
    await parse.tips.withdraw(DAY, 1007);
    app.changes.announce(DAY);
    expect((await record()).periods[0]?.tips).toBe(3);
  });

  it('is for anyone and may be kept by whoever asks again', async () => {
    const answer = await app.get('/apin/tips/record');
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await app.get('/apin/tips/record', 'anyone', {
      'if-none-match': String(answer.headers['etag']),
    });
    expect(again.status).toBe(304);
  });
});
