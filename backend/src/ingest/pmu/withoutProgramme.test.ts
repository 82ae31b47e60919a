import { sql } from 'kysely';
import { createPayoutRepository } from '../../races/createPayoutRepository';
import { saveArrivals } from '../../races/store/saveArrivals';
import { upsertRows } from '../../races/store/upsertRows';
import { emptyStore } from '../../testing/dumpStore';
import { openTestDatabase, type TestDatabase } from '../../testing/openTestDatabase';
import { raceRow, runnerRow } from '../../testing/raceRows';
import { ownRaceId } from '../identity/ownIds';
import { runImport } from '../runImport';
import { findPieces } from './createPmuImporter';
import { DAY, payouts, programme, runners } from './testing/documents';

const KEY = { jour: DAY, reun: 1, prix: 1 };
const ID = ownRaceId(KEY);
const DEMO = 900_000_001;

describe('documents that come without their programme', () => {
  let database: TestDatabase;
  const take = (document: unknown) =>
    runImport({
      db: database.db,
      importer: {
        source: 'pmu',
        read: async function* () {
          yield* findPieces(document, 'test', KEY);
        },
      },
      input: { path: 'test' },
      onReject: ({ reason }) => {
        throw new Error(reason);
      },
    });
  const races = async () =>
    (
      await sql<{ id: number; hippo: string | null; typec: string }>`
      SELECT "id", "hippo", "typec" FROM caractrap WHERE "jour" = ${DAY}::date ORDER BY 1`.execute(
        database.db,
      )
    ).rows;
  const incidents = () => database.db.selectFrom('race_incidents').select('source').distinct().execute();

  beforeAll(async () => {
    database = await openTestDatabase();
  }, 30_000);
  beforeEach(async () => {
    await emptyStore(database.db);
    const { db } = database;
    await upsertRows(
      db,
      'caractrap',
      [raceRow({ id: DEMO, jour: DAY, reun: '1', prix: 1, typec: 'Plat' })],
      'demo',
    );
    await upsertRows(db, 'cachedate', [runnerRow({ numcourse: DEMO, numero: 1, jour: DAY })], 'demo');
    await saveArrivals(db, [
      { ...KEY, ordre: [[1]], statut: 'FIN_COURSE', categorieStatut: 'ARRIVEE', definitive: true },
    ]);
  });
  afterAll(() => database.close());

  it.each([
    ['runners', runners],
    ['payouts', payouts],
  ])('make a race of their own, and no demo race is left for them to land on: %s', async (_, document) => {
    const report = await take(document);
    expect(await races()).toEqual([{ id: ID, hippo: '', typec: '' }]);
    expect(report.removedDemo).toEqual([{ jour: DAY, races: 1 }]);
    expect([...report.notices.keys()].join('\n')).toContain(`${DAY}/R1/C1 has no programme yet`);
    expect((await createPayoutRepository(database.db).payoutsOf(DEMO)).payouts).toEqual([]);
    // The demo's arrival went with its race.
    expect(await database.db.selectFrom('arrivals').selectAll().execute()).toEqual([]);
  });

  it('keep what they brought when the programme comes, which fills the rest', async () => {
    await take(runners);
    await take(payouts);
    expect(await incidents()).toEqual([{ source: 'pmu' }]);
    const report = await take(programme());
    expect(await races()).toMatchObject([{ id: ID, hippo: 'Val-les-Bruyeres', typec: 'Attelé' }, {}]);
    expect(report.removedDemo).toEqual([]);
    expect((await createPayoutRepository(database.db).payoutsOf(ID)).payouts).toHaveLength(1);
    expect(await database.db.selectFrom('arrivals').select('ordre').execute()).toMatchObject([
      { ordre: [[3], [1, 4]] },
      {},
    ]);
  });
});
