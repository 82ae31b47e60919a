import { missingParts, type DayState, type DayStates } from '@galopin/shared/contracts';
import { sql } from 'kysely';
import { saveArrivals } from '../../races/store/saveArrivals';
import { savePayouts } from '../../races/store/savePayouts';
import { upsertRows } from '../../races/store/upsertRows';
import { createTestApp, type TestApp } from '../../testing/createTestApp';
import { emptyStore } from '../../testing/dumpStore';
import { raceRow, runnerRow } from '../../testing/raceRows';
import { readDayStates } from './readDayStates';

const DAY = '2026-11-21';
/** 18:00 in Paris. */
const EVENING = Date.parse('2026-11-21T17:00:00Z');

describe('what is stored of a day', () => {
  let test: TestApp;
  const store = async (source: string, races: readonly Parameters<typeof raceRow>[0][]) =>
    void (await upsertRows(
      test.database.db,
      'caractrap',
      races.map((race) => raceRow({ jour: DAY, hippo: 'Val', heure: '13:30:00', ...race })),
      source,
    ));
  const state = async (now = EVENING, jour = DAY) => {
    const [day] = await readDayStates(test.database.db, { from: jour, until: jour }, now);
    return day as DayState;
  };
  const arrive = (prix: number, given: object) =>
    saveArrivals(test.database.db, [
      {
        jour: DAY,
        reun: 1,
        prix,
        ordre: [[1]],
        statut: 'FIN_COURSE',
        categorieStatut: 'ARRIVEE',
        definitive: true,
        ...given,
      },
    ]);

  beforeAll(async () => {
    test = await createTestApp({ now: () => EVENING });
  }, 60_000);
  beforeEach(() => emptyStore(test.database.db));
  afterAll(() => test.close());

  it('lacks everything that is due of a race, and nothing that is not', async () => {
    await store('pmu', [{ id: 1, reun: '1', prix: 1, quinte: 1 }]);
    const { source, parts } = await state();
    expect(source).toBe('real');
    expect(missingParts({ parts })).toEqual(['runners', 'odds', 'arrivals', 'press', 'tips']);
    const before = Date.parse('2026-11-21T09:00:00Z');
    expect(missingParts(await state(before))).toEqual(['runners', 'press', 'tips']);
  });

  it('lacks nothing once runners, odds, arrival and payouts are there', async () => {
    await store('pmu', [{ id: 1, reun: '1', prix: 1 }]);
    const runner = runnerRow({ numcourse: 1, numero: 1, jour: DAY, cotedirect: 4.5 });
    await upsertRows(test.database.db, 'cachedate', [runner], 'pmu');
    await arrive(1, {});
    expect(missingParts(await state())).toEqual(['payouts']);
    const line = { libelle: '', combinaison: '1', dividendeEuro: 100, dividendeBase: null, gagnants: null };
    await savePayouts(
      test.database.db,
      [
        {
          jour: DAY,
          reun: 1,
          prix: 1,
          typePari: 'SIMPLE_GAGNANT',
          miseBase: 200,
          rembourse: false,
          lines: [line],
        },
      ],
      'pmu',
    );
    expect((await state()).parts).toMatchObject({
      programme: { has: 1, of: 1 },
      runners: { has: 1, of: 1 },
      odds: { has: 1, of: 1 },
      arrivals: { has: 1, of: 1 },
      payouts: { has: 1, of: 1 },
    });
    expect(missingParts(await state())).toEqual([]);
  });

  it('lacks nothing of a race that was called off, nor of a meeting that is not on PMU', async () => {
    await store('pmu', [
      { id: 1, reun: '1', prix: 1 },
      { id: 2, reun: 'Craon', prix: 1 },
    ]);
    await upsertRows(
      test.database.db,
      'cachedate',
      [runnerRow({ numcourse: 2, numero: 1, jour: DAY })],
      'pmu',
    );
    await arrive(1, { ordre: [], statut: 'COURSE_ANNULEE', categorieStatut: 'ANNULEE', definitive: null });
    expect(missingParts(await state())).toEqual([]);
  });

  it('lacks its programme where races came without it, or none came', async () => {
    await store('pmu', [{ id: 1, reun: '1', prix: 1, hippo: '' }]);
    expect((await state()).parts.programme).toEqual({ has: 0, of: 1 });
    expect(await state(EVENING, '2026-11-20')).toMatchObject({ source: 'none', races: 0 });
    expect(missingParts(await state(EVENING, '2026-11-20'))).toEqual(['programme']);
    expect(missingParts(await state(EVENING, '2026-11-22'))).toEqual([]);
  });

  it('is told to the administrator, a month at once, whose races they are', async () => {
    await store('demo', [{ id: 900_000_001, reun: '1', prix: 1 }]);
    await sql`DROP TABLE IF EXISTS "Tip"`.execute(test.database.db);
    expect((await test.get('/apin/admin/days', 'member')).status).toBe(403);
    const { days } = (await test.get('/apin/admin/days', 'admin')).body as DayStates;
    expect(days).toHaveLength(31);
    expect(days[0]).toMatchObject({ jour: DAY, source: 'demo', races: 1 });
    expect(days.at(-1)).toMatchObject({ jour: '2026-10-22', source: 'none' });
    const earlier = (await test.get('/apin/admin/days?until=2026-10-01', 'admin')).body as DayStates;
    expect(earlier.days[0]?.jour).toBe('2026-10-01');
    expect((await test.get('/apin/admin/days?until=2026-02-30', 'admin')).status).toBe(400);
  });
});
