import type { CachedateRow, CaractrapRow } from '@galopin/shared/dictionary';
import { sql } from 'kysely';
import { createArrivalRepository } from '../../races/createArrivalRepository';
import { createPayoutRepository } from '../../races/createPayoutRepository';
import { dumpStore, emptyStore } from '../../testing/dumpStore';
import { openTestDatabase, type TestDatabase } from '../../testing/openTestDatabase';
import { raceRow, runnerRow } from '../../testing/raceRows';
import { findPieces } from '../pmu/createPmuImporter';
import type { Fields } from '../pmu/fields';
import { DAY, payouts, performances, programme, runner, runners } from '../pmu/testing/documents';
import { runImport } from '../runImport';
import { isOwnId, ownRaceId } from './ownIds';
import { openRowStore } from './openRowStore';

// Whole days again and again, on a machine that may have other work.
jest.setTimeout(60_000);

const KEY = { jour: DAY, reun: 1, prix: 1 };
const RACE = 1_907_001;

/** The trot as pturf exports it the day before: its own ids and names, no result. */
const race: CaractrapRow = raceRow({
  id: RACE,
  jour: DAY,
  hippo: 'Val les Bruyères',
  reun: '1',
  prix: 1,
  prixnom: "Prix du Moulin d'Avril (Étape 3)",
  typec: 'Attelé',
  arriv: '',
});

function horse(numero: number, given: Partial<CachedateRow> = {}): CachedateRow {
  return runnerRow({
    numcourse: RACE,
    numero,
    jour: DAY,
    hippo: 'Val les Bruyères',
    typec: 'Attelé',
    cheval: `Jument ${'ABCDE'[numero - 1] ?? 'Z'}`,
    pere: 'GRAND PERE',
    mere: `MERE ${numero}`,
    jockey: `A. Cocher${numero}`,
    entraineur: 'Ch. Maitre (s)',
    idChe: 3000 + numero,
    idJockey: 100 + numero,
    idEntraineur: 90,
    gainsAnneeEnCours: -1,
    ...given,
  });
}
const horses = [1, 2, 3, 4, 5].map((numero) => horse(numero));

type Step = () => Promise<unknown>;

describe('the same day from pturf and from PMU', () => {
  let database: TestDatabase;

  const pmu =
    (document: unknown, key = KEY): Step =>
    () =>
      runImport({
        db: database.db,
        importer: {
          source: 'pmu',
          read: async function* () {
            yield* findPieces(document, 'test', key);
          },
        },
        input: { path: 'test' },
        onReject: ({ reason }) => {
          throw new Error(reason);
        },
      });
  const pturf = () => openRowStore(database.db, 'pturf');
  const pturfRaces: Step = async () => (await pturf()).saveRaces([race]);
  const pturfRunners: Step = async () => (await pturf()).saveRunners(horses);
  const whole: readonly Step[] = [pmu(programme()), pmu(runners), pmu(performances), pmu(payouts)];

  async function after(...steps: readonly Step[]) {
    await emptyStore(database.db);
    for (const step of steps) await step();
    return dumpStore(database.db);
  }
  const rows = async (table: 'caractrap' | 'cachedate') =>
    (await sql<Fields>`SELECT * FROM ${sql.table(table)} ORDER BY "id"`.execute(database.db)).rows;

  beforeAll(async () => {
    database = await openTestDatabase();
  }, 30_000);
  afterAll(() => database.close());

  it("is one race under pturf's id, with its words and PMU's results", async () => {
    await after(...whole, pturfRaces, pturfRunners);
    const [trot, ...others] = await rows('caractrap');
    expect(trot).toMatchObject({
      id: RACE,
      comp: RACE,
      source: 'pturf',
      hippo: 'Val les Bruyères',
      prixnom: "Prix du Moulin d'Avril (Étape 3)",
      arriv: '3-1-4',
      temperature: 9,
      tempscourse: '3\'27"54',
    });
    expect(others).toHaveLength(1);
    const field = await rows('cachedate');
    expect(
      field.map(({ id, source, cl, idChe, idJockey, cotedirect, recence }) => [
        id,
        source,
        cl,
        idChe,
        idJockey,
        cotedirect,
        recence,
      ]),
    ).toEqual([
      [Number(`${RACE}1`), 'pturf', '2', 3001, 101, 5.5, 0],
      [Number(`${RACE}2`), 'pturf', 'DAI', 3002, 102, 6.5, 0],
      [Number(`${RACE}3`), 'pturf', '1', 3003, 103, 7.5, 10],
      [Number(`${RACE}4`), 'pturf', '2', 3004, 104, 8.5, 0],
      [Number(`${RACE}5`), 'pturf', 'NP', 3005, 105, 9.5, 0],
    ]);
    const arrivals = await createArrivalRepository(database.db).arrivalsOf(DAY);
    expect(arrivals['1']?.['1']).toMatchObject({ ordre: [[3], [1, 4]] });
    expect((await createPayoutRepository(database.db).payoutsOf(RACE)).payouts).toHaveLength(1);
    expect(await createPayoutRepository(database.db).oddsOf(RACE)).toHaveLength(5);
  });

  it('gives the same store in any order', async () => {
    const expected = await after(pturfRaces, pturfRunners, ...whole);
    expect(await after(...whole, pturfRaces, pturfRunners)).toEqual(expected);
    expect(await after(...whole, pturfRunners, pturfRaces)).toEqual(expected);
    expect(await after(pturfRunners, ...whole, pturfRaces)).toEqual(expected);
    expect(
      await after(pmu(runners), pturfRaces, pmu(payouts), pturfRunners, pmu(programme()), pmu(performances)),
    ).toEqual(expected);
    expect(await after(pturfRaces, pturfRunners, ...whole, ...whole, pturfRaces, pturfRunners)).toEqual(
      expected,
    );
  });

  it('changes nothing when a file comes again', async () => {
    await after(...whole, pturfRaces, pturfRunners);
    expect(await (await pturf()).saveRaces([race])).toEqual({
      inserted: 0,
      updated: 0,
      unchanged: 1,
    });
    expect(await (await pturf()).saveRunners(horses)).toEqual({
      inserted: 0,
      updated: 0,
      unchanged: 5,
    });
    expect([...((await pmu(runners)()) as { days: Set<string> }).days]).toEqual([]);
  });

  it('gives the same store from processes at once', async () => {
    const expected = await after(pturfRaces, pturfRunners, ...whole);
    for (let round = 0; round < 3; round += 1) {
      await emptyStore(database.db);
      const one = async () => {
        for (const step of whole) await step();
      };
      const other = async () => {
        await pturfRaces();
        await pturfRunners();
      };
      await Promise.all([one(), other(), one(), other()]);
      expect(await dumpStore(database.db)).toEqual(expected);
    }
  });

  it("takes pturf's later results, and PMU's corrections where pturf says nothing", async () => {
    await after(...whole, pturfRaces, pturfRunners);
    await (await pturf()).saveRunners([horse(3, { cl: '1', cotedirect: 7.6 })]);
    const corrected = runner(3, { ordreArrivee: 2, tempsObtenu: 207_550, musique: '2a' });
    await pmu({ participants: [corrected] })();
    const third = (await rows('cachedate'))[2];
    expect(third).toMatchObject({ cl: '1', cotedirect: 7.6, tempstot: '3\'27"55', musiqueche: '2a' });
  });

  it('replaces only the columns that a narrower file has', async () => {
    await after(pturfRaces, pturfRunners, ...whole);
    const narrow = new Set(['id', 'numcourse', 'numero', 'jour', 'cheval', 'cotedirect']);
    await (await pturf()).saveRunners([horse(3, { cotedirect: 8, jockey: '' })], narrow);
    expect((await rows('cachedate'))[2]).toMatchObject({
      cotedirect: 8,
      jockey: 'A. Cocher3',
      cl: '1',
      dist: 2850,
    });
  });

  it("takes a withdrawn runner's row away, and of pturf's row only what PMU had filled in", async () => {
    const early = { participants: [1, 2, 3, 4, 5, 6].map((numero) => runner(numero)), ecuries: [] };
    const sixth = async () =>
      (await rows('cachedate'))
        .filter(({ numero }) => numero === 6)
        .map(({ cheval, pere }) => [cheval, pere]);
    await after(pmu(programme()), pmu(early));
    expect(await sixth()).toEqual([['Jument Z', 'GRAND PERE']]);
    const { days } = (await pmu(runners)()) as { days: Set<string> };
    expect(await sixth()).toEqual([]);
    expect([...days]).toEqual([DAY]);
    const own: Step = async () => (await pturf()).saveRunners([horse(6, { cheval: 'Jument F', pere: '' })]);
    await after(pmu(programme()), pmu(early), pturfRaces, own, pmu(runners));
    expect(await sixth()).toEqual([['Jument F', '']]);
  });

  it('keeps a race of its own range until pturf has it, people of one name under one id', async () => {
    await after(...whole);
    const id = ownRaceId(KEY);
    const field = await rows('cachedate');
    expect((await rows('caractrap'))[0]).toMatchObject({ id, source: 'pmu' });
    expect(new Set(field.map(({ idEntraineur }) => idEntraineur)).size).toBe(1);
    for (const { idChe, idJockey, numcourse } of field) {
      expect(numcourse).toBe(id);
      expect(isOwnId(Number(idChe)) && isOwnId(Number(idJockey))).toBe(true);
    }
  });

  it('knows a horse and its people again in a race that pturf does not have', async () => {
    const other = { ...KEY, prix: 2 };
    const elsewhere = {
      participants: [runner(3, { idCheval: 'JUMENT C-MERE 3-GRAND PERE', nomPere: '', nomMere: '' })],
    };
    const found = async () =>
      (
        await sql<Fields>`SELECT "idChe", "idJockey", "idEntraineur" FROM cachedate
          WHERE "numcourse" = ${ownRaceId(other)}`.execute(database.db)
      ).rows;
    const expected = [{ idChe: 3003, idJockey: 103, idEntraineur: 90 }];
    await after(pturfRaces, pturfRunners, pmu(programme()), pmu(elsewhere, other));
    expect(await found()).toEqual(expected);
    await after(pmu(programme()), pmu(elsewhere, other), pturfRaces, pturfRunners);
    expect(await found()).toEqual(expected);
  });

  it('keeps a name that fits two people apart and says so, whoever came first', async () => {
    const other = { ...KEY, prix: 2 };
    const namesake = horse(1, {
      id: 19070021,
      numcourse: 1_907_002,
      comp: 1_907_002,
      idJockey: 777,
      jockey: 'A. COCHER3',
    });
    const elsewhere = pmu({ participants: [runner(3)] }, other);
    const rider = async () =>
      (
        await sql<{
          idJockey: number;
        }>`SELECT "idJockey" FROM cachedate WHERE "numcourse" = ${ownRaceId(other)}`.execute(database.db)
      ).rows[0]?.idJockey ?? 0;
    const homonym: Step = async () => (await pturf()).saveRunners([namesake]);
    const first = await after(pturfRaces, pturfRunners, pmu(programme()), homonym, elsewhere);
    const id = await rider();
    expect(isOwnId(id)).toBe(true);
    const second = await after(pmu(programme()), elsewhere, pturfRaces, pturfRunners, homonym);
    expect(await rider()).toBe(id);
    expect(second).toEqual(first);
    const report = (await elsewhere()) as { notices: Map<string, number> };
    expect([...report.notices.keys()]).toEqual([`rider ACOCHER3 fits 2 ids; kept apart as ${id}`]);
  });
});
