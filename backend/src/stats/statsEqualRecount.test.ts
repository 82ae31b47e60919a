import { addDays } from '@galopin/shared/lib';
import fc from 'fast-check';
import { sql } from 'kysely';
import { createStatsRepository } from './createStatsRepository';
import { upsertRows } from '../races/store/upsertRows';
import { countStats } from '../testing/countStats';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { raceRow, runnerRow, TEST_DAY } from '../testing/raceRows';
import { readSpan } from './statsQuery';

const DISCIPLINES = ['Plat', 'Attelé', 'Haies', 'autre'] as const;
const COURSES = ['Vincennes', 'Chantilly', null] as const;
const ranks = fc.constantFrom('', 'NP', 'DAI', '1', '1', '2', '3', '12');

const changes = fc.oneof(
  fc.record({
    kind: fc.constant('race' as const),
    id: fc.integer({ min: 1, max: 4 }),
    back: fc.constantFrom(0, 1, 29, 30, 40, 89, 95, 364, 365, 500),
    typec: fc.constantFrom(...DISCIPLINES),
    hippo: fc.constantFrom(...COURSES),
    quinte: fc.constantFrom(0, 1),
  }),
  fc.record({
    kind: fc.constant('runner' as const),
    race: fc.integer({ min: 1, max: 4 }),
    number: fc.integer({ min: 1, max: 4 }),
    cl: ranks,
    horse: fc.integer({ min: 0, max: 3 }),
    rider: fc.integer({ min: 1, max: 3 }),
    odds: fc.constantFrom(0, 1.5, 3, 3, 12),
    draw: fc.integer({ min: 0, max: 3 }),
  }),
  fc.record({
    kind: fc.constant('removeRunner' as const),
    race: fc.integer({ min: 1, max: 4 }),
    number: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ kind: fc.constant('removeRace' as const), id: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('renumber' as const), id: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('count' as const) }),
  fc.record({ kind: fc.constant('nextDay' as const), days: fc.constantFrom(1, 40) }),
);
type Change = typeof changes extends fc.Arbitrary<infer Value> ? Value : never;

interface Naive {
  starts: number;
  wins: number;
  places: number;
  bets: number;
  returned: number;
}

describe('kept figures', () => {
  let database: TestDatabase;
  let today = TEST_DAY;

  beforeAll(async () => {
    database = await openTestDatabase();
  }, 60_000);
  afterAll(() => database.close());

  async function apply(change: Change): Promise<void> {
    const { db } = database;
    switch (change.kind) {
      case 'race': {
        const { id, typec, hippo, quinte, back } = change;
        return void (await upsertRows(
          db,
          'caractrap',
          [raceRow({ id, typec, hippo, quinte, jour: addDays(TEST_DAY, -back), prix: id })],
          'test',
        ));
      }
      case 'runner': {
        const { race, number, cl, horse, rider, odds, draw } = change;
        const given = {
          cl,
          idChe: horse,
          idJockey: rider,
          idEntraineur: rider,
          cotedirect: odds,
          corde: draw,
        };
        return void (await upsertRows(
          db,
          'cachedate',
          [runnerRow({ numcourse: race, numero: number, ...given })],
          'test',
        ));
      }
      case 'removeRunner':
        return void (await db
          .deleteFrom('cachedate')
          .where('numcourse', '=', change.race)
          .where('numero', '=', change.number)
          .execute());
      case 'removeRace':
        return void (await db.deleteFrom('caractrap').where('id', '=', change.id).execute());
      case 'renumber':
        return void (await sql`UPDATE caractrap SET "id" = "id" + 1000 WHERE "id" = ${change.id}
          AND NOT EXISTS (SELECT FROM caractrap WHERE "id" = ${change.id + 1000})`.execute(db));
      case 'count':
        return countStats(db, today);
      case 'nextDay':
        today = addDays(today, change.days);
    }
  }

  /** Counts from the stored rows alone, by the words of the rules. */
  async function recount(first: string, last: string, key: 'idChe' | 'idJockey', typec: string | null) {
    const { db } = database;
    const races = await db.selectFrom('caractrap').select(['id', 'jour', 'typec']).execute();
    const runners = await db.selectFrom('cachedate').selectAll().execute();
    const found = new Map<number, Naive>();
    for (const race of races) {
      const own = runners.filter(({ numcourse, cl }) => numcourse === race.id && cl !== 'NP');
      const isCounted = race.jour >= first && race.jour <= last && own.some(({ cl }) => cl === '1');
      if (!isCounted || (typec !== null && race.typec !== typec)) continue;
      for (const runner of own.filter((each) => each[key] > 0)) {
        const row = found.get(runner[key]) ?? { starts: 0, wins: 0, places: 0, bets: 0, returned: 0 };
        const won = runner.cl === '1';
        row.starts += 1;
        row.wins += won ? 1 : 0;
        row.places += ['1', '2', '3'].includes(runner.cl) ? 1 : 0;
        row.bets += runner.cotedirect > 0 ? 1 : 0;
        row.returned += won ? Math.round(runner.cotedirect * 100) : 0;
        found.set(runner[key], row);
      }
    }
    return [...found].sort(([one], [other]) => one - other).map(([id, row]) => ({ id, ...row }));
  }

  /** Days that hold races, from the stored rows alone. */
  async function expectStoredDays() {
    const { rows } = await sql`
      SELECT race."jour"::text AS jour, count(DISTINCT race."reun")::integer AS meetings,
        count(DISTINCT race."id")::integer AS races, count(runner."id")::integer AS runners
      FROM caractrap AS race LEFT JOIN cachedate AS runner ON runner."numcourse" = race."id"
      GROUP BY race."jour" ORDER BY race."jour" DESC`.execute(database.db);
    expect(await createStatsRepository(database.db).days(100)).toEqual(rows);
  }

  async function kept(period: string, view: 'horses' | 'trainers', discipline?: 'plat') {
    const query = { view, minimum: 1, sort: 'order', discipline, span: readSpan({ period }, today) } as const;
    const { rows } = await createStatsRepository(database.db).table(query, { offset: 0, limit: 99 }, today);
    return rows.map(({ id, starts, wins, places, bets, returned }) => ({
      id,
      starts,
      wins,
      places,
      bets,
      returned,
    }));
  }

  it('are those of a recount after any writes, corrections, removals and days gone by', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(changes, { minLength: 10, maxLength: 40 }), async (steps) => {
        today = TEST_DAY;
        await sql`DELETE FROM cachedate`.execute(database.db);
        await sql`DELETE FROM caractrap`.execute(database.db);
        for (const step of steps) await apply(step);
        await expectStoredDays();
        await countStats(database.db, today);
        await expectStoredDays();
        for (const period of ['30', '90', '365', '2025', '2026']) {
          const { from, to } = readSpan({ period }, today);
          expect(await kept(period, 'horses')).toEqual(await recount(from, to, 'idChe', null));
          expect(await kept(period, 'trainers', 'plat')).toEqual(await recount(from, to, 'idJockey', 'Plat'));
        }
      }),
      { numRuns: 12 },
    );
  }, 240_000);

  it('leave nothing behind once every race is gone', async () => {
    const { db } = database;
    await sql`DELETE FROM cachedate`.execute(db);
    await sql`DELETE FROM caractrap`.execute(db);
    await countStats(db, today);
    const { rows } = await sql`SELECT (SELECT count(*) FROM stat_runs) AS runs,
      (SELECT count(*) FROM stat_totals) AS totals, (SELECT count(*) FROM stats_stale) AS stale,
      (SELECT count(*) FROM stat_quinte_gaps) AS gaps, (SELECT count(*) FROM stored_days) AS days`.execute(
      db,
    );
    expect(rows).toEqual([{ runs: 0, totals: 0, stale: 0, gaps: 0, days: 0 }]);
  });
});
