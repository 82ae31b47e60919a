import type { DayResults, QuinteHistory, Tip, Today } from '@galopin/shared/contracts';
import { createParse, type ParseService } from '../parse/createParse';
import { saveRaceDetails } from '../races/store/raceDetails';
import { saveArrivals } from '../races/store/saveArrivals';
import { savePayouts } from '../races/store/savePayouts';
import { upsertRows } from '../races/store/upsertRows';
import { createTestApp, type TestApp } from '../testing/createTestApp';
import { raceRow, runnerRow } from '../testing/raceRows';

const NOW = Date.parse('2026-11-21T18:00:00Z');
const TODAY = '2026-11-21';
const YESTERDAY = '2026-11-20';

const races = [TODAY, YESTERDAY].flatMap((jour, day) => [
  raceRow({
    id: day * 100 + 1,
    jour,
    reun: '1',
    prix: 1,
    hippo: 'VINCENNES',
    quinte: 1,
    arriv: '3-1-2',
    partant: '16',
  }),
  raceRow({ id: day * 100 + 2, jour, reun: '1', prix: 2, hippo: 'VINCENNES' }),
  raceRow({ id: day * 100 + 3, jour, reun: '2', prix: 1, hippo: 'PAU', arriv: '7-8' }),
  raceRow({ id: day * 100 + 4, jour, reun: 'Mantorp', prix: 1, hippo: 'MANTORP', arriv: '2-1' }),
]);
const runners = [1, 101].flatMap((numcourse) =>
  [1, 2, 3, 4, 5, 6, 7].map((numero) =>
    runnerRow({
      numcourse,
      numero,
      jour: numcourse === 1 ? TODAY : YESTERDAY,
      cheval: `HORSE ${numero}`,
      jockey: `RIDER ${numero}`,
      coteprob: numero === 5 ? 0 : 10 - numero,
      cl: numero === 7 ? 'NP' : '',
    }),
  ),
);
const line = (libelle: string, combinaison: string, dividendeEuro: number) => ({
  libelle,
  combinaison,
  dividendeEuro,
  dividendeBase: null,
  gagnants: 12,
});
const payouts = [1, 2].flatMap((prix) => {
  const bet = { jour: YESTERDAY, reun: 1, prix, miseBase: 200, rembourse: false };
  return prix === 2
    ? []
    : [
        { ...bet, typePari: 'QUINTE_PLUS', lines: [line('Quinté+ Ordre', '3-1-2-4-5', 900_000)] },
        { ...bet, typePari: 'E_SIMPLE_GAGNANT', lines: [line('e-Simple gagnant', '3', 330)] },
        {
          ...bet,
          typePari: 'SIMPLE_GAGNANT',
          lines: [
            line('Simple gagnant', '3', 310),
            line('Simple gagnant', '7', 0),
            line('Simple gagnant NP', '7', 200),
          ],
        },
        { ...bet, typePari: 'SIMPLE_PLACE', lines: [line('Simple placé', '3', 140)] },
        {
          ...bet,
          typePari: 'DEUX_SUR_QUATRE',
          lines: [line('2sur4', '3-1', 220), line('2sur4', '3-2', 220)],
        },
        { ...bet, typePari: 'E_TRIO', lines: [line('e-Trio', '3-1-2', 4200)] },
      ];
});

const tip = (raceId: number, given: Partial<Tip> = {}): Tip => ({
  raceId,
  jour: TODAY,
  meeting: 1,
  race: raceId,
  racecourse: 'Vincennes',
  raceName: 'Prix',
  quinte: raceId === 1,
  title: '',
  text: '',
  base: [3],
  regular: [],
  outsiders: [],
  favourite: null,
  selection: [3, 1, 2],
  ...given,
});

let app: TestApp;
let parse: ParseService;

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
  const { db } = app.database;
  await upsertRows(db, 'caractrap', races, 'test');
  await upsertRows(db, 'cachedate', runners, 'test');
  await savePayouts(db, payouts, 'test');
  const provisional = { statut: 'ARRIVEE_PROVISOIRE', categorieStatut: 'ARRIVEE', definitive: false };
  await saveArrivals(db, [{ jour: TODAY, reun: 1, prix: 1, ...provisional, ordre: [[2, 3], [1]] }]);
  const details = { allocations: [], terrain: null, cagnottes: [], partants: [] };
  const beside = { jour: TODAY, pays: null, nature: null, payable: null };
  const paris = [{ typePari: 'MULTI', miseBase: 300, enVente: true }];
  const cagnottes = [{ typePari: 'MULTI', montant: 500_000 }];
  await saveRaceDetails(
    db,
    [
      { ...beside, reun: 1, prix: 1, details: { ...details, paris, cagnottes } },
      { ...beside, reun: 1, prix: 2, details: { ...details, paris: [] } },
      { ...beside, reun: 2, prix: 1, details: { ...details, paris } },
    ],
    'test',
  );
}, 120_000);

afterAll(async () => {
  await parse.stop();
  await app.close();
});

describe('GET /apin/results', () => {
  const resultsOf = async (jour: string, as: 'anyone' | 'member' = 'anyone') =>
    (await app.get(`/apin/results?jour=${jour}`, as)).body as DayResults;

  it('gives anyone all meetings of a day gone by, races without arrival left out', async () => {
    const { races: given, hiddenMeetings, arrivals } = await resultsOf(YESTERDAY);
    expect(given.map(({ id }) => id)).toEqual([101, 103, 104]);
    expect(hiddenMeetings).toBe(0);
    expect(arrivals).toEqual({ 1: { 1: '3-1-2' }, 2: { 1: '7-8' } });
  });

  it('tells of each its winner and what the usual bets paid, each once and of the larger pool', async () => {
    const [race] = (await resultsOf(YESTERDAY)).races;
    expect(race).toMatchObject({ arriv: '3-1-2', partant: 16, quinte: 1, dist: null });
    expect(race?.gagnants).toEqual([{ numero: 3, cheval: 'HORSE 3', jockey: 'RIDER 3' }]);
    expect(
      race?.rapports.map(({ libelle, combinaison, pourUnEuro }) => [libelle, combinaison, pourUnEuro]),
    ).toEqual([
      ['Simple gagnant', '3', 310],
      ['e-Trio', '3-1-2', 4200],
      ['2sur4', '3-1', 220],
      ['Quinté+ Ordre', '3-1-2-4-5', 900_000],
    ]);
  });

  it('gives meeting 1 of a day that is not over without a token, and says how many there are beside it', async () => {
    const { races: given, hiddenMeetings, arrivals } = await resultsOf(TODAY);
    expect(given.map(({ id }) => id)).toEqual([1]);
    expect(hiddenMeetings).toBe(2);
    expect(Object.keys(arrivals)).toEqual(['1']);
    expect((await resultsOf(TODAY, 'member')).races.map(({ id }) => id)).toEqual([1, 3, 4]);
  });

  it('has the two winners of a dead heat, and says that it is provisional', async () => {
    const { races: given, arrivals } = await resultsOf(TODAY);
    expect(given[0]?.gagnants.map(({ numero }) => numero)).toEqual([2, 3]);
    expect(arrivals[1]?.[1]).toMatchObject({ statut: 'ARRIVEE_PROVISOIRE' });
  });

  it('is empty for a day without races', async () =>
    expect(await resultsOf('2020-01-01')).toEqual({
      jour: '2020-01-01',
      hiddenMeetings: 0,
      races: [],
      arrivals: {},
    }));

  it('gives one address sixty days a minute, and says when there are more', async () => {
    const own = await createTestApp({ now: () => NOW });
    try {
      const statuses: number[] = [];
      for (let call = 0; call <= 60; call += 1)
        statuses.push(
          (await own.get(`/apin/results?jour=2020-01-${String((call % 28) + 1).padStart(2, '0')}`)).status,
        );
      expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
      expect(statuses[60]).toBe(429);
    } finally {
      await own.close();
    }
  });

  it.each(['hier', '2026-02-30', ''])('refuses the day %j by its name', async (jour) => {
    const { status, body } = await app.get(`/apin/results?jour=${jour}`);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('jour');
  });
});

describe('GET /apin/results/quinte', () => {
  const historyOf = async (mois: string) =>
    (await app.get(`/apin/results/quinte?mois=${mois}`)).body as QuinteHistory;

  it('gives anyone the Quinté+ of a month whose arrival is final, newest first', async () => {
    const { races: given, firstDay, lastDay } = await historyOf('2026-11');
    expect(given.map(({ id, rapports }) => [id, rapports.map(({ pari }) => pari)])).toEqual([
      [101, ['QUINTE_PLUS']],
    ]);
    expect([firstDay, lastDay]).toEqual([YESTERDAY, TODAY]);
  });

  it('has none of another month', async () => expect((await historyOf('2026-10')).races).toEqual([]));

  it.each(['2026-13', '2026', '2026-11-21'])('refuses the month %s', async (mois) =>
    expect((await app.get(`/apin/results/quinte?mois=${mois}`)).status).toBe(400),
  );
});

describe('GET /apin/today', () => {
  const todayOf = async (as: 'anyone' | 'member' = 'anyone') =>
    (await app.get(`/apin/today?jour=${TODAY}`, as)).body as Today;

  it('has the five runners of the Quinté+ with the lowest odds, non-runners left out', async () => {
    const { quinte } = await todayOf();
    expect(quinte?.race).toMatchObject({ id: 1, hippo: 'VINCENNES', quinte: 1 });
    expect(quinte?.runners.map(({ numero, cote }) => [numero, cote])).toEqual([
      [6, 4],
      [4, 6],
      [3, 7],
      [2, 8],
      [1, 9],
    ]);
    expect(quinte?.tip).toBeNull();
  });

  it('has winners as far as the visitor may see, with what Simple gagnant paid', async () => {
    const { winners } = await todayOf('member');
    expect((await todayOf()).winners.map(({ raceId, numero }) => [raceId, numero])).toEqual([
      [1, 2],
      [1, 3],
    ]);
    expect(winners).toContainEqual({ raceId: 3, numero: 7, cheval: '', gagnant: null });
  });

  it('tells the tip on the Quinté+ where it is for everybody, else that there is one', async () => {
    expect((await todayOf()).record.days).toBe(30);
    await parse.tips.replace(TODAY, 'test', [tip(1), tip(2)]);
    app.changes.announce(TODAY);
    expect((await todayOf()).quinte?.tip).toEqual({ selection: [3, 1, 2], locked: false });
    // The editor gives another one away.
    await parse.tips.replace(TODAY, 'test', [tip(1), tip(2, { free: true })]);
    app.changes.announce(TODAY);
    expect((await todayOf()).quinte?.tip).toEqual({ selection: [], locked: true });
  });

  it('has the result of the last Quinté+ before', async () =>
    expect((await todayOf()).lastQuinte).toMatchObject({
      id: 101,
      arriv: '3-1-2',
      rapports: [{ pourUnEuro: 900_000 }],
    }));

  it('has no Quinté+ on a day without one', async () =>
    expect((await app.get('/apin/today?jour=2020-01-01')).body).toMatchObject({ quinte: null, winners: [] }));
});

describe('GET /apin/bets', () => {
  it('gives the bets on offer, of meeting 1 without a token', async () => {
    const of = async (as: 'anyone' | 'member') => (await app.get(`/apin/bets?jour=${TODAY}`, as)).body;
    const quinte = { id: 1, paris: ['MULTI'], cagnottes: [{ pari: 'MULTI', montant: 500_000 }] };
    expect(await of('anyone')).toEqual({ races: [quinte] });
    expect(await of('member')).toMatchObject({ races: [quinte, { id: 3 }] });
  });
});
