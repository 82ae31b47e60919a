import type { EntityAnswer } from '@galopin/shared/contracts';
import { addDays } from '@galopin/shared/lib';
import { sql } from 'kysely';
import { saveArrivals } from '../races/store/saveArrivals';
import { upsertRows } from '../races/store/upsertRows';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { raceRow, runnerRow } from '../testing/raceRows';
import { createEntityRepository } from './createEntityRepository';

const TODAY = '2026-11-21';
const RIDER = 55;
const TRAINER = 66;
const RACES = 900;
/** The rider stops some months before today. */
const LAST_RIDE = 150;

const pick = <Value>(values: readonly Value[], at: number) => values[at % values.length]!;
const jourOf = (at: number) => addDays(TODAY, -2 * at);

/** A race every second day, the newest today, each unlike the one before. */
const races = Array.from({ length: RACES }, (_, at) =>
  raceRow({
    id: at + 1,
    jour: jourOf(at),
    reun: '1',
    prix: 1,
    typec: pick(['Attelé', 'Plat', 'Plat', 'Haies'], at),
    hippo: pick(['Vincennes', 'Chantilly', 'Auteuil'], at * 7),
    natpis: pick(['DUR', 'PH', 'PSF'], at),
    meteo: pick(['Terrain souple', 'Terrain lourd'], at),
    arriv: at % 13 === 0 ? '2 - 1 - 3' : '',
  }),
);
const runners = races.map(({ id, jour, typec, hippo }, at) =>
  runnerRow({
    numcourse: id,
    numero: 1,
    jour,
    typec: typec ?? '',
    hippo: hippo ?? '',
    cl: pick(['1', '2', '5', 'DAI', 'NP', '3', '', '11', '4'], at * 5),
    dist: pick([1200, 1800, 2700], at),
    corde: at % 9,
    idChe: 1000 + (at % 70),
    cheval: `Cheval ${at % 70}`,
    idJockey: at < LAST_RIDE ? 0 : RIDER,
    jockey: at < LAST_RIDE ? '' : 'R. Rose',
    idEntraineur: TRAINER,
    entraineur: 'T. Tulipe',
    coursesentraineur: at === 3 ? 200 : 0,
  }),
);

describe('a long career that is kept', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await upsertRows(database.db, 'caractrap', races, 'test');
    await upsertRows(database.db, 'cachedate', runners, 'test');
  }, 60_000);
  afterAll(() => database.close());

  const find = (kind: 'jockey' | 'trainer', today = TODAY): Promise<EntityAnswer | undefined> =>
    createEntityRepository(database.db).find({ kind, id: kind === 'jockey' ? RIDER : TRAINER, today });
  /** As if old rows had changed so long ago, all of them. */
  const ageMarks = (seconds: number) =>
    sql`UPDATE career_marks SET at = clock_timestamp() - ${`${seconds} seconds`}::interval`.execute(
      database.db,
    );
  /** Every start counted, as while old rows change. */
  const findCounted = async (kind: 'jockey' | 'trainer', today?: string) => {
    await sql`INSERT INTO career_marks DEFAULT VALUES`.execute(database.db);
    return find(kind, today);
  };
  const keptBefore = async () =>
    (await database.db.selectFrom('careers').select(['kind', 'before']).orderBy('kind').execute()).map(
      ({ kind, before }) => `${kind} ${before}`,
    );

  it.each(['jockey', 'trainer'] as const)('tells of a %s what counting every start tells', async (kind) => {
    const counted = await findCounted(kind);
    expect(counted?.totals.all.starts).toBeGreaterThan(500);
    await ageMarks(60);
    expect(await find(kind)).toEqual(counted);
    expect((await keptBefore()).some((each) => each.startsWith(kind))).toBe(true);
    expect(await find(kind)).toEqual(counted);
  });

  it('ends with a month, more than a year before the last start', async () => {
    await find('jockey');
    await find('trainer');
    expect(await keptBefore()).toEqual(['jockey 2025-01-01', 'trainer 2025-11-01']);
  });

  it('is not taken while old rows change, and kept again when they have ceased to', async () => {
    const old = runners.at(-1)!;
    const before = await find('trainer');
    await upsertRows(database.db, 'cachedate', [{ ...old, cl: '1' }], 'test');
    const changed = await find('trainer');
    expect(changed?.totals.all.wins).toBe((before?.totals.all.wins ?? 0) + (old.cl === '1' ? 0 : 1));
    await ageMarks(60);
    expect(await find('trainer')).toEqual(changed);
    expect(await keptBefore()).toEqual(['trainer 2025-11-01']);
  });

  it.each(['removed', 'moved to another day', 'renamed', 'called off'])(
    'knows of an old race %s',
    async (what) => {
      const { db } = database;
      const id = RACES - 5;
      const { jour } = races[id - 1]!;
      await find('trainer');
      if (what === 'removed')
        await db
          .deleteFrom('cachedate')
          .where('numcourse', '=', id - 1)
          .execute();
      else if (what === 'called off')
        await saveArrivals(db, [
          {
            jour,
            reun: 1,
            prix: 1,
            ordre: [],
            statut: 'COURSE_ANNULEE',
            categorieStatut: 'ANNULEE',
            definitive: true,
          },
        ]);
      else
        await upsertRows(
          db,
          'caractrap',
          [{ ...races[id - 1]!, ...(what === 'renamed' ? { natpis: 'PSF' } : { jour: TODAY }) }],
          'test',
        );
      const changed = await find('trainer');
      await ageMarks(60);
      expect(await find('trainer')).toEqual(changed);
      expect(changed).toEqual(await findCounted('trainer'));
      await ageMarks(60);
    },
  );

  it('is not touched by a race of these days', async () => {
    await find('trainer');
    const kept = await keptBefore();
    await upsertRows(database.db, 'cachedate', [{ ...runners[0]!, cl: '9' }], 'test');
    await find('trainer');
    expect(await database.db.selectFrom('career_marks').selectAll().execute()).toEqual([]);
    expect(await keptBefore()).toEqual(kept);
  });

  it('moves on with the months', async () => {
    const earlier = addDays(TODAY, -40);
    await find('trainer', earlier);
    expect(await keptBefore()).toEqual(['trainer 2025-09-01']);
    const kept = await find('trainer', earlier);
    expect(kept).toEqual(await findCounted('trainer', earlier));
    await ageMarks(60);
  });

  it('is not kept of who has started little', async () => {
    const { db } = database;
    await db.deleteFrom('cachedate').where('numcourse', '>', 400).execute();
    await ageMarks(60);
    await find('trainer');
    expect(await keptBefore()).toEqual([]);
  });
});
