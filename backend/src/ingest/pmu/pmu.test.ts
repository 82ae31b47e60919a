import { sql } from 'kysely';
import { createArrivalRepository } from '../../races/createArrivalRepository';
import { createPayoutRepository } from '../../races/createPayoutRepository';
import { dumpStore, emptyStore } from '../../testing/dumpStore';
import { openTestDatabase, type TestDatabase } from '../../testing/openTestDatabase';
import { UnusableFileError } from '../Importer';
import { runImport } from '../runImport';
import { ownRaceId } from '../identity/ownIds';
import { findPieces } from './createPmuImporter';
import type { Fields } from './fields';
import {
  cancelled,
  DAY,
  meeting,
  payouts,
  performances,
  programme,
  runner,
  runners,
  trot,
} from './testing/documents';

// Whole days again and again, on a machine that may have other work.
jest.setTimeout(60_000);

const KEY = { jour: DAY, reun: 1, prix: 1 };
const ID = ownRaceId(KEY);

describe("PMU's documents", () => {
  let database: TestDatabase;

  /** Imports documents one after the other, those that name no race as the trot's. */
  async function take(...documents: readonly unknown[]) {
    const reports = [];
    for (const document of documents)
      reports.push(
        await runImport({
          db: database.db,
          importer: {
            source: 'pmu',
            read: async function* () {
              yield* findPieces(document, 'test', KEY);
            },
          },
          input: { path: 'test' },
          onReject: () => undefined,
        }),
      );
    return reports;
  }
  const row = async (table: 'caractrap' | 'cachedate', id: number) =>
    (await sql<Fields>`SELECT * FROM ${sql.table(table)} WHERE "id" = ${id}`.execute(database.db)).rows[0];

  beforeAll(async () => {
    database = await openTestDatabase();
  }, 30_000);
  beforeEach(() => emptyStore(database.db));
  afterAll(() => database.close());

  it("become the field's columns of a race", async () => {
    await take(programme());
    expect(await row('caractrap', ID)).toMatchObject({
      comp: ID,
      jour: DAY,
      heure: '13:38:00',
      hippo: 'Val-les-Bruyeres',
      reun: '1',
      prix: 1,
      prixnom: "Prix du Moulin d'Avril",
      typec: 'Attelé',
      partant: '5',
      dist: '2850',
      groupe: 'Course F',
      courseabc: 'Course F',
      sex: 'F',
      corde: 'gauche',
      age: '4+',
      autos: '1',
      cheque: '21000',
      quinte: 1,
      pistegp: 'Grande piste',
      arriv: '3-1-4',
      temperature: 9,
      forceVent: 12,
      directionVent: 'SO',
      meteo: 'Quelques nuages.',
      nebulositeLibelleCourt: 'Peu Nuageux',
      tempscourse: '3\'27"54',
      devise: 'EUR',
      source: 'pmu',
    });
  });

  it("become the field's columns of a runner", async () => {
    await take(programme(), runners, performances);
    const third = await row('cachedate', Number(`${ID}3`));
    expect(third).toMatchObject({
      numcourse: ID,
      jour: DAY,
      hippo: 'Val-les-Bruyeres',
      cheval: 'Jument C',
      cl: '1',
      dist: 2850,
      recul: 0,
      sexe: 'F',
      age: 6,
      cotedirect: 7.5,
      coteprob: 13,
      defoeil: 'FF',
      musiqueche: '1a 3a Da (25) 0a',
      m1: 1,
      m2: 3,
      m3: 10,
      m4: 10,
      m5: 0,
      jockey: 'A. Cocher3',
      entraineur: 'Ch. Maitre (s)',
      proprietaire: 'Ecurie du Moulin',
      coursescheval: 10,
      victoirescheval: 2,
      placescheval: 4,
      gains: '14035',
      gainsCarriere: 1_403_550,
      gainsAnneeEnCours: -1,
      redkm: '1\'12"8',
      redkmInt: '728',
      tempstot: '3\'27"54',
      recence: 10,
      dernierhippo: 'Pontchâteau',
      dernierealloc: '15500',
      derniernbpartants: '13',
      dernieredist: '2825',
      derniereplace: '6',
      dernierJoc: 'Ch. Autre',
      dernierRedKm: '1\'17"5',
    });
    expect(await row('cachedate', Number(`${ID}1`))).toMatchObject({ cl: '2', defoeil: 'FD', ecurie: 'A' });
    expect(await row('cachedate', Number(`${ID}2`))).toMatchObject({ cl: 'DAI', recul: 1, ecurie: 'A' });
    expect(await row('cachedate', Number(`${ID}4`))).toMatchObject({ cl: '2', ecurie: '' });
    expect(await row('cachedate', Number(`${ID}5`))).toMatchObject({ cl: 'NP' });
  });

  it('bring arrivals with dead heats, cancelled races, payouts and odds', async () => {
    await take(programme(), runners, payouts);
    expect(await createArrivalRepository(database.db).arrivalsOf(DAY)).toEqual({
      1: {
        1: {
          ordre: [[3], [1, 4]],
          statut: 'FIN_COURSE',
          categorieStatut: 'ARRIVEE',
          arriveeDefinitive: true,
        },
        2: { ordre: '', statut: 'COURSE_ANNULEE', categorieStatut: 'ANNULEE' },
      },
    });
    const beside = createPayoutRepository(database.db);
    expect((await beside.payoutsOf(ID)).payouts).toMatchObject([
      {
        typePari: 'SIMPLE_GAGNANT',
        miseBase: 200,
        rapports: [{ dividendePourUnEuro: 750, combinaison: '3' }],
      },
    ]);
    expect((await beside.oddsOf(ID)).map(({ points }) => points.map(({ odds }) => odds))).toEqual([
      [11, 5.5],
      [12, 6.5],
      [13, 7.5],
      [14, 8.5],
      [15, 9.5],
    ]);
    const { rows } = await sql`SELECT numero, type FROM race_incidents ORDER BY numero`.execute(database.db);
    expect(rows).toEqual([
      { numero: 2, type: 'DISQUALIFIE_POUR_ALLURE_IRREGULIERE' },
      { numero: 5, type: 'NON_PARTANT' },
    ]);
  });

  it('tell a race that has no payouts from one whose payouts have not come', async () => {
    const { payoutsOf } = createPayoutRepository(database.db);
    await take(programme());
    expect(await payoutsOf(ID)).toEqual({ payouts: [] });
    await take(programme([{ ...trot, rapportsDefinitifsDisponibles: true }]));
    expect(await payoutsOf(ID)).toEqual({ payouts: [], disponibles: true });
    for (const name of ['21112026/R1/C1/other', '21112026/R1/C1/rapports-definitifs'])
      expect([...findPieces([], name, KEY)]).toHaveLength(name.endsWith('definitifs') ? 1 : 0);
    await emptyStore(database.db);
    await take(programme());
    for (const piece of findPieces([], '21112026/R1/C1/rapports-definitifs', KEY))
      if (piece.kind === 'part') await piece.save(database.db);
    expect(await payoutsOf(ID)).toEqual({ payouts: [], disponibles: false });
    await take(payouts);
    expect((await payoutsOf(ID)).payouts).toHaveLength(1);
  });

  it('cancel the races of a cancelled meeting', async () => {
    const planned = { ...cancelled, statut: 'PROGRAMMEE', categorieStatut: 'A_PARTIR' };
    await take(programme([planned]));
    expect(await createArrivalRepository(database.db).arrivalsOf(DAY)).toEqual({});
    await take(programme([planned], { ...meeting, statut: 'ANNULEE' }));
    expect(await createArrivalRepository(database.db).arrivalsOf(DAY)).toMatchObject({
      1: { 2: { ordre: '', categorieStatut: 'ANNULEE' } },
    });
  });

  it('give the same store in any order, in pieces, and twice', async () => {
    const before = {
      ...trot,
      statut: 'PROGRAMMEE',
      categorieStatut: 'A_PARTIR',
      arriveeDefinitive: undefined,
    };
    const early = programme([{ ...before, ordreArrivee: undefined, incidents: undefined }, cancelled]);
    const declared = { participants: [1, 2, 3, 4, 5].map((numero) => runner(numero)) };
    await take(programme(), runners, performances, payouts);
    const whole = await dumpStore(database.db);
    expect(whole['cachedate']).toHaveLength(5);

    const again = await take(programme(), runners, performances, payouts);
    expect(await dumpStore(database.db)).toEqual(whole);
    for (const report of again) expect([...report.days]).toEqual([]);

    for (const order of [
      [payouts, performances, runners, programme()],
      [early, declared, runners, programme(), payouts, early, performances, declared],
    ]) {
      await emptyStore(database.db);
      await take(...order);
      expect(await dumpStore(database.db)).toEqual(whole);
    }
  });

  it('give the same store from two processes at once', async () => {
    await take(programme(), runners, performances, payouts);
    const whole = await dumpStore(database.db);
    await emptyStore(database.db);
    await Promise.all([take(programme(), runners, payouts), take(runners, programme(), performances)]);
    expect(await dumpStore(database.db)).toEqual(whole);
  });

  it('follow a corrected provisional arrival until it is final', async () => {
    const provisional = (order: number[][]) =>
      programme([
        {
          ...trot,
          statut: 'ARRIVEE_PROVISOIRE',
          arriveeDefinitive: undefined,
          incidents: [],
          ordreArrivee: order,
        },
      ]);
    const served = async () => (await createArrivalRepository(database.db).arrivalsOf(DAY))['1']?.['1'];
    await take(provisional([[3], [1], [4]]));
    expect(await served()).toMatchObject({ ordre: '3-1-4', arriveeDefinitive: false });
    const [report] = await take(provisional([[3], [4], [1]]));
    expect(report).toMatchObject({ arrivals: 1 });
    expect(await served()).toMatchObject({ ordre: '3-4-1' });
    await take(programme(), provisional([[9]]));
    expect(await served()).toMatchObject({ ordre: [[3], [1, 4]], arriveeDefinitive: true });
  });

  it('keep and report what is not known', async () => {
    const [report] = await take(
      programme([
        {
          ...trot,
          discipline: 'TRAINEAU',
          chien: 'Médor',
          incidents: [{ type: 'ENVOLE', numeroParticipants: [1] }],
        },
      ]),
    );
    expect(report?.rejected).toBe(0);
    expect([...(report?.notices.keys() ?? [])]).toEqual([
      'field race.chien is not known; kept as it came',
      'discipline TRAINEAU is not known; kept as it came',
    ]);
    expect(await row('caractrap', ID)).toMatchObject({ typec: 'Traineau' });
    const { rows } = await sql<{
      chien: string;
    }>`SELECT raw->'race'->>'chien' AS chien FROM race_sources`.execute(database.db);
    expect(rows).toEqual([{ chien: 'Médor' }]);
  });

  it('are stored without the values that cannot be, which are told one by one', async () => {
    const [first, second] = await take(
      programme([{ ...trot, nombreDeclaresPartants: -4, dureeCourse: 1e12 }, cancelled]),
      { participants: [runner(1, { tempsObtenu: 1e12, proprietaire: 'X'.repeat(400) })], ecuries: [] },
    );
    expect([...(first?.notices.keys() ?? [])]).toEqual([
      'partant is left empty: a number from 0 to 60 is needed, found "-4"',
      `tempscourse is left empty: a time of less than 100 minutes is needed, found "16666666'40\\"00"`,
    ]);
    expect([...(second?.notices.keys() ?? [])].join('\n')).toMatch(/proprietaire is left empty[^]*tempstot/);
    expect(await row('caractrap', ID)).toMatchObject({ partant: null, tempscourse: '', arriv: '3-1-4' });
    expect(await row('cachedate', Number(`${ID}1`))).toMatchObject({ tempstot: '', proprietaire: '' });
  });

  it('are rejected race by race and runner by runner where they name nothing', async () => {
    const [report] = await take(
      programme([{ ...trot, numOrdre: undefined }, cancelled, 7 as unknown as Fields]),
    );
    expect(report).toMatchObject({ rejected: 2, races: { inserted: 1 } });
    const [second] = await take({ participants: [runner(1), { nom: 'SANS NUMERO' }, null] });
    expect(second).toMatchObject({ rejected: 2 });
  });

  it('are refused where they name no race and none is given', async () => {
    const refused = (document: unknown) => () => [...findPieces(document, 'participants.json', null)];
    expect(refused(runners)).toThrow(UnusableFileError);
    expect(refused(payouts)).toThrow('--race');
    expect(refused(performances)).toThrow('--race');
    expect(refused({ bonjour: 1 })).toThrow('no document of PMU');
    expect(refused('x')).toThrow('no document of PMU');
  });
});
