import { addDays } from '@galopin/shared/lib';
import fc from 'fast-check';
import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { codeOf } from './disciplines';
import { readQuinteGaps, refreshQuinteGaps } from './quinteGaps';

const FIRST_DAY = '2024-09-01';
const NUMBERS = [1, 2, 3, 9];
const COURSES = ['Vincennes', 'Chantilly'] as const;

/** Quinté+ races with a result, weeks apart, over some three years; 9 is never among the first five. */
const races = fc.array(
  fc.record({
    days: fc.integer({ min: 0, max: 90 }),
    discipline: fc.constantFrom('plat', 'attele'),
    racecourse: fc.constantFrom(...COURSES),
    hits: fc.uniqueArray(fc.constantFrom(1, 2, 3), { minLength: 1 }),
  }),
  { minLength: 1, maxLength: 20 },
);
type Races = typeof races extends fc.Arbitrary<infer Value> ? Value : never;

const dated = (given: Races) => {
  let day = FIRST_DAY;
  return given.map((race, at) => ({ ...race, id: at + 1, day: (day = addDays(day, race.days)) }));
};

describe('gaps of Quinté+ numbers', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    for (const name of COURSES) await database.db.insertInto('stat_racecourses').values({ name }).execute();
  }, 60_000);
  afterAll(() => database.close());

  async function store(given: Races): Promise<void> {
    const { db } = database;
    await sql`DELETE FROM stat_runs`.execute(db);
    const runs = dated(given).flatMap(({ id, day, discipline, racecourse, hits }) =>
      NUMBERS.map((number) => ({
        day,
        race: id,
        number,
        discipline: codeOf(discipline),
        racecourse: COURSES.indexOf(racecourse) + 1,
        horse: number,
        rider: 0,
        trainer: 0,
        rank: hits.includes(number as never) ? hits.indexOf(number as never) + 1 : null,
        draw: 0,
        field: NUMBERS.length,
        favourite: null,
        odds: 0,
        prize: 0,
        lead: number === NUMBERS[0],
        quinte: true,
      })),
    );
    await db.insertInto('stat_runs').values(runs).execute();
    await refreshQuinteGaps(db);
  }

  function recount(given: ReturnType<typeof dated>, number: number) {
    let [gap, longestGap] = [0, 0];
    let lastRace: { id: number; jour: string } | null = null;
    for (const { id, day, hits } of given) {
      const isHit = hits.includes(number as never);
      gap = isHit ? 0 : gap + 1;
      if (isHit) lastRace = { id, jour: day };
      longestGap = Math.max(longestGap, gap);
    }
    return { gap: lastRace === null ? null : gap, longestGap, lastRace };
  }

  it('are those of all races up to a day, of every discipline and racecourse, after every change', async () => {
    await fc.assert(
      fc.asyncProperty(races, races, fc.integer({ min: 0, max: 1500 }), async (former, given, back) => {
        // Years of the former races that have none any more keep nothing.
        await store(former);
        await store(given);
        const to = addDays('2028-10-10', -back);
        for (const discipline of ['plat', undefined] as const)
          for (const racecourse of ['Vincennes', undefined] as const) {
            const gapOf = await readQuinteGaps(database.db, {
              span: { from: to, to, bucket: null },
              discipline,
              racecourse,
            });
            const counted = dated(given).filter(
              (race) =>
                race.day <= to &&
                (discipline === undefined || race.discipline === discipline) &&
                (racecourse === undefined || race.racecourse === racecourse),
            );
            for (const number of NUMBERS) expect(gapOf(number)).toEqual(recount(counted, number));
          }
      }),
      { numRuns: 30 },
    );
  }, 120_000);

  it('are none at a racecourse that nobody knows', async () => {
    const span = { from: FIRST_DAY, to: '2028-10-10', bucket: null };
    const gapOf = await readQuinteGaps(database.db, { span, racecourse: 'Atlantis' });
    expect(gapOf(1)).toEqual({ gap: null, longestGap: 0, lastRace: null });
  });
});
