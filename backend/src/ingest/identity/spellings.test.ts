import { sql } from 'kysely';
import { createPageDocuments } from '../../documents/createPageDocuments';
import { createEntityRepository } from '../../entities/createEntityRepository';
import { emptyStore } from '../../testing/dumpStore';
import { openTestDatabase, type TestDatabase } from '../../testing/openTestDatabase';
import { raceRow, runnerRow } from '../../testing/raceRows';
import { findPieces } from '../pmu/createPmuImporter';
import { cancelled, DAY, programme, runner } from '../pmu/testing/documents';
import { runImport } from '../runImport';
import { findMovedId, findMovedRaceId } from './findMovedId';
import { addKnownNames } from './learnNames';
import { openRowStore } from './openRowStore';
import { ownRaceId, raceOfOwnId } from './ownIds';

const FIRST = { jour: DAY, reun: 1, prix: 1 };
const SECOND = { jour: DAY, reun: 1, prix: 2 };
const RACE = 1_907_001;
const PTURF_ID = 101;

describe('one person under several spellings', () => {
  let database: TestDatabase;
  const pmu = async (document: unknown, key = FIRST) =>
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
  const rides = (driver: string) => ({ participants: [runner(1, { driver })], ecuries: [] });
  const pturf = async (jockey: string) => {
    const store = await openRowStore(database.db, 'pturf');
    await store.saveRaces([raceRow({ id: RACE, jour: DAY, reun: '1', prix: 1, hippo: 'Val' })]);
    const ridden = { numcourse: RACE, numero: 1, jour: DAY, hippo: 'Val', cheval: 'Jument A' };
    await store.saveRunners([runnerRow({ ...ridden, jockey, idJockey: PTURF_ID })]);
  };
  const ridersOf = async () => {
    const { rows } = await sql<{ race: number; id: number }>`
      SELECT "prix" AS race, "idJockey" AS id FROM cachedate JOIN caractrap AS race ON race."id" = "numcourse"
      ORDER BY "prix"`.execute(database.db);
    return Object.fromEntries(rows.map(({ race, id }) => [race, id]));
  };

  beforeAll(async () => {
    database = await openTestDatabase();
  }, 30_000);
  beforeEach(async () => {
    await emptyStore(database.db);
    await pmu(programme());
    await pmu(rides('LC.ABRIVARD'));
    await pmu(rides('LC.ABRIVARD'), SECOND);
  });
  afterAll(() => database.close());

  it('is one id for all races, once both sources name the same runner', async () => {
    const before = await ridersOf();
    expect(before[1]).toBe(before[2]);
    await pturf('L. Cl. Abrivard');
    expect(await ridersOf()).toEqual({ 1: PTURF_ID, 2: PTURF_ID });
  });

  it('is one id also where the main source comes first', async () => {
    await emptyStore(database.db);
    await pturf('L. Cl. Abrivard');
    await pmu(programme([{ ...cancelled, numOrdre: 2 }]));
    await pmu(rides('LC.ABRIVARD'));
    await pmu(rides('LC.ABRIVARD'), SECOND);
    expect(await ridersOf()).toEqual({ 1: PTURF_ID, 2: PTURF_ID });
  });

  it('is two people where a relative rode instead', async () => {
    const before = await ridersOf();
    await pturf('A. Abrivard');
    expect(await ridersOf()).toEqual({ 1: PTURF_ID, 2: before[2] });
  });

  it('keeps the addresses that were given before', async () => {
    const own = (await ridersOf())[2] ?? 0;
    const documents = createPageDocuments(database.db);
    expect(await documents.describe('jockey', { id: own, jour: DAY })).not.toHaveProperty('movedTo');
    expect(await findMovedId(database.db, 'jockey', own)).toBeNull();
    await pturf('L. Cl. Abrivard');
    expect(await findMovedId(database.db, 'jockey', own)).toBe(PTURF_ID);
    expect(await documents.describe('jockey', { id: own, jour: DAY })).toMatchObject({
      title: 'Lc. Abrivard',
      movedTo: `/Jockey/${PTURF_ID}`,
    });
    const entities = createEntityRepository(database.db);
    const [moved, kept] = await Promise.all(
      [own, PTURF_ID].map((id) => entities.find({ kind: 'jockey', id, today: DAY })),
    );
    expect(moved).toEqual(kept);
    expect(moved).toBeDefined();
  });

  it('keeps the address of a race that the main source named', async () => {
    const documents = createPageDocuments(database.db);
    const own = ownRaceId(FIRST);
    expect(raceOfOwnId(own)).toEqual(FIRST);
    expect(await findMovedRaceId(database.db, own)).toBeNull();
    await pturf('L. Cl. Abrivard');
    expect(await documents.describe('race', { id: own, jour: DAY })).toMatchObject({
      movedTo: `/Course/${RACE}`,
    });
    expect(await documents.describe('race', { id: own + 1000, jour: DAY })).toBeUndefined();
  });

  it('takes along whoever was joined to the id that a name had', async () => {
    const own = (await ridersOf())[2] ?? 0;
    await pmu({ participants: [runner(1, { driver: 'L.ABRIVARD' })], ecuries: [] }, SECOND);
    expect((await ridersOf())[2]).not.toBe(own);
    await database.db
      .transaction()
      .execute((db) => addKnownNames(db, [{ role: 'rider', name: 'LABRIVARD', id: own }], 'hand'));
    expect((await ridersOf())[2]).toBe(own);
    await pturf('L. Cl. Abrivard');
    expect(await ridersOf()).toEqual({ 1: PTURF_ID, 2: PTURF_ID });
  });
});
