import type { Notification } from '@galopin/shared/contracts';
import { sql } from 'kysely';
import { upsertRows } from '@galopin/backend/races';
import { openTestDatabase, raceRow, runnerRow, type TestDatabase } from '@galopin/backend/testing';
import { checkTotals } from './checkTotals';
import { createDemo } from './createDemo';
import { demoDaysAfter, readWorld, worldForDay } from './openWorld';

const DAY = 24 * 60 * 60_000;
/** 14:00 in Paris on 2026-05-13: some races are over, and tomorrow's are declared. */
const NOON = Date.parse('2026-05-13T12:00:00Z');
const TABLES = ['caractrap', 'cachedate', 'arrivals', 'payouts', 'odds_history', 'race_incidents'] as const;

describe('real races and demo races', () => {
  let database: TestDatabase;
  const published: Notification[] = [];
  let edited: string[] = [];
  let time = NOON;
  const keep = { replace: (jour: string) => Promise.resolve(void edited.push(jour)) };
  const demo = () =>
    createDemo({
      db: database.db,
      history: 90,
      now: () => time,
      onChange: () => undefined,
      publish: (notification) => void published.push(notification),
      editing: { tips: keep, press: keep, guide: { addMissing: () => Promise.resolve() } },
      logger: { info: () => undefined, error: () => undefined },
    });
  const bring = async (jour: string) => {
    const id = Number(jour.replaceAll('-', ''));
    const race = raceRow({ id, jour, reun: '1', prix: 1, hippo: 'Vincennes' });
    await upsertRows(database.db, 'caractrap', [race], 'pturf');
    await upsertRows(database.db, 'cachedate', [runnerRow({ numcourse: id, numero: 1, jour })], 'pturf');
  };
  const sourcesOf = async (jour: string) => {
    const { rows } = await sql<{ source: string }>`
      SELECT DISTINCT source FROM caractrap WHERE "jour" = ${jour}::date
      UNION SELECT DISTINCT source FROM cachedate WHERE "jour" = ${jour}::date ORDER BY 1`.execute(
      database.db,
    );
    return rows.map(({ source }) => source);
  };
  const countsOf = async (jour: string) => {
    const counts = TABLES.map(
      (table) => `(SELECT count(*) FROM ${table} WHERE jour = '${jour}') AS ${table}`,
    );
    const { rows } = await sql.raw(`SELECT ${counts.join(', ')}`).execute(database.db);
    return rows[0];
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    await bring('2026-05-08');
  }, 30_000);
  afterAll(() => database.close());

  it('never share a day that was real before: the demo world begins the day after', async () => {
    const running = demo();
    await running.fill();
    await running.fillPast(new AbortController().signal);
    // The odds of days gone by come some races at a time.
    for (let round = 0; round < 70; round += 1) await running.tick();
    expect(await sourcesOf('2026-05-08')).toEqual(['pturf']);
    expect(await readWorld(database.db)).toMatchObject({ generation: 0, firstDay: '2026-05-09' });
    expect(await sourcesOf('2026-05-09')).toEqual(['demo']);
    expect(edited).not.toContain('2026-05-08');
    expect(edited).toContain('2026-05-13');
  }, 30_000);

  it('never share a day that becomes real: all that the demo said of it goes, and of no other', async () => {
    const before = [await countsOf('2026-05-10'), await countsOf('2026-05-12')];
    for (const count of Object.values(before[0] ?? {})) expect(count).toBeGreaterThan(0);
    await bring('2026-05-10');
    expect(await sourcesOf('2026-05-10')).toEqual(['pturf']);
    expect(await countsOf('2026-05-10')).toEqual({
      caractrap: 1,
      cachedate: 1,
      arrivals: 0,
      payouts: 0,
      odds_history: 0,
      race_incidents: 0,
    });
    expect(await countsOf('2026-05-12')).toEqual(before[1]);
  });

  it('leave no total that counts a race which went: another world begins after it', async () => {
    published.length = 0;
    const running = demo();
    await running.tick();
    await running.fillPast(new AbortController().signal);
    expect(await readWorld(database.db)).toMatchObject({ generation: 1, firstDay: '2026-05-11' });
    expect(await sourcesOf('2026-05-10')).toEqual(['pturf']);
    expect(await sourcesOf('2026-05-11')).toEqual(['demo']);
    const { runners, wrong } = await checkTotals(database.db, 100_000);
    expect(runners).toBeGreaterThan(1000);
    expect(wrong).toEqual([]);
    expect(published).toEqual([]);
  }, 60_000);

  it('leave a running day to the real races: nothing more is stored or told of it', async () => {
    const running = demo();
    await running.fill();
    await bring('2026-05-13');
    edited = [];
    time = NOON + 3 * 60 * 60_000;
    await running.tick();
    await running.tick();
    expect(published).toEqual([]);
    expect(await sourcesOf('2026-05-13')).toEqual(['pturf']);
    expect(await countsOf('2026-05-13')).toMatchObject({ arrivals: 0, payouts: 0, odds_history: 0 });
    expect(await readWorld(database.db)).toMatchObject({ generation: 2, firstDay: '2026-05-14' });
    expect(await worldForDay(database.db, '2026-05-13', 90)).toMatchObject({ generation: 2 });
    expect(edited).not.toContain('2026-05-13');
  }, 30_000);

  it('leave tomorrow to the demo, and tomorrow comes', async () => {
    expect(await sourcesOf('2026-05-14')).toEqual(['demo']);
    expect(await demoDaysAfter(database.db, '2026-05-13')).toBe(1);
    expect(await demoDaysAfter(database.db, '2026-05-14')).toBe(0);
    time = NOON + DAY;
    const running = demo();
    await running.fill();
    await running.tick();
    const { rows } = await sql<{ run: number }>`
      SELECT count(*) AS run FROM caractrap WHERE "jour" = '2026-05-14' AND "arriv" <> ''`.execute(
      database.db,
    );
    expect(rows[0]!.run).toBeGreaterThan(0);
    expect(await readWorld(database.db)).toMatchObject({ generation: 2 });
  }, 30_000);
});
