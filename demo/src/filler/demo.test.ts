import type { GuideArticle, Notification, PressSynthesis, Tip } from '@galopin/shared/contracts';
import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '@galopin/backend/testing';
import { createDemo } from './createDemo';
import { worldForDay } from './openWorld';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A short past keeps the tests quick. */
const HISTORY = 11;
const MORNING = Date.parse('2026-05-13T06:00:00Z');

describe('the demo in the database', () => {
  let database: TestDatabase;
  const published: Notification[] = [];
  const changed: string[] = [];
  const tips = new Map<string, readonly Tip[]>();
  const press = new Map<string, readonly PressSynthesis[]>();
  const articles = new Map<string, GuideArticle>();
  const keepIn =
    <Content>(kept: Map<string, readonly Content[]>) =>
    (jour: string, source: string, given: readonly Content[]) => {
      expect(source).toBe('demo');
      return Promise.resolve(void kept.set(jour, given));
    };
  let time = MORNING;
  const demoAt = (start: number) => {
    time = start;
    return createDemo({
      db: database.db,
      history: HISTORY,
      now: () => time,
      onChange: (jour) => void changed.push(jour),
      publish: (notification) => void published.push(notification),
      editing: {
        tips: { replace: keepIn(tips) },
        press: { replace: keepIn(press) },
        guide: {
          addMissing: async (given) => given.forEach((article) => articles.set(article.slug, article)),
        },
      },
      logger: { info: () => undefined, error: () => undefined },
    });
  };
  const days = async () => {
    const { rows } = await sql<{ jour: string; races: number; run: number }>`
      SELECT "jour", count(*) AS races, count(*) FILTER (WHERE "arriv" <> '' OR EXISTS (SELECT 1 FROM arrivals
        WHERE jour = race."jour" AND reun = reun_number AND prix = race_number AND statut = 'COURSE_ANNULEE')) AS run
      FROM caractrap AS race GROUP BY "jour" ORDER BY "jour"`.execute(database.db);
    return rows;
  };

  beforeAll(async () => {
    database = await openTestDatabase();
  }, 30_000);
  afterAll(() => database.close());

  it('begins a world so many days ago where there is none or the stored one is too old', async () => {
    expect(await worldForDay(database.db, '2024-01-31', 90)).toMatchObject({
      generation: 0,
      firstDay: '2023-11-02',
    });
    expect(await worldForDay(database.db, '2024-12-01', 90)).toMatchObject({
      generation: 0,
      firstDay: '2023-11-02',
    });
    expect(await worldForDay(database.db, '2026-05-13', HISTORY)).toMatchObject({
      generation: 1,
      firstDay: '2026-05-02',
    });
  });

  it('fills the last seven days, all run, and today, not run', async () => {
    const demo = demoAt(MORNING);
    expect(await demo.hasToday()).toBe(false);
    await demo.fill();
    expect(await demo.hasToday()).toBe(true);
    const stored = await days();
    expect(stored.map(({ jour }) => jour).at(0)).toBe('2026-05-06');
    expect(stored).toHaveLength(8);
    for (const { races, run } of stored.slice(0, 7)) expect(run).toBe(races);
    expect(stored[7]).toMatchObject({ jour: '2026-05-13', run: 0 });
    expect(published).toEqual([]);
    expect(tips.get('2026-05-13')?.length).toBeGreaterThan(8);
    expect(press.get('2026-05-13')?.[0]?.titles.length).toBeGreaterThan(8);
    expect(articles.size).toBe(5);
  }, 30_000);

  it('reveals arrivals as the clock passes: provisional, then final, each published once', async () => {
    const demo = demoAt(MORNING);
    await demo.fill();
    changed.length = 0;
    time = MORNING + 5.5 * HOUR;
    await demo.tick();
    published.length = 0;
    for (time = MORNING + 5.5 * HOUR; time < MORNING + 6.5 * HOUR; time += 2 * MINUTE) await demo.tick();
    const keys = published.map(({ meta, message }) => `${String(meta?.['raceId'])} ${message}`);
    expect(keys.length).toBeGreaterThan(10);
    expect(new Set(keys).size).toBe(keys.length);
    const [provisional] = published.filter(({ meta }) => meta?.['definitive'] === false);
    expect(provisional).toMatchObject({ snackbar: false, meta: { type: 'arrival', jour: '2026-05-13' } });
    expect(provisional?.message).toMatch(/^Arrivée provisoire R\d C\d : \d+ - \d+/);
    expect(changed).toContain('2026-05-13');
    const final = published.findLast(({ meta }) => meta?.['definitive'] === true)?.meta;
    const { rows } = await sql`
      SELECT count(*) AS runners FROM cachedate
      WHERE "numcourse" = ${final?.['raceId']} AND "cl" = '1' AND "tempstot" <> ''`.execute(database.db);
    expect(rows).toEqual([{ runners: expect.any(Number) as number }]);
  }, 60_000);

  it('keeps what the bets paid and how the odds moved', async () => {
    const { rows } = await sql<{ quinte: number; simple: number; points: number; reference: number }>`
      SELECT (SELECT count(*) FROM payouts WHERE type_pari = 'QUINTE_PLUS' AND jour = '2026-05-12') AS quinte,
        (SELECT count(DISTINCT (reun, prix)) FROM payouts WHERE type_pari = 'SIMPLE_GAGNANT'
          AND jour = '2026-05-12') AS simple,
        (SELECT count(*) FROM odds_history WHERE jour = '2026-05-13' AND kind = 'direct') AS points,
        (SELECT count(*) FROM odds_history WHERE jour = '2026-05-13' AND kind = 'reference') AS reference`.execute(
      database.db,
    );
    expect(rows[0]!.quinte).toBeGreaterThanOrEqual(8);
    expect(rows[0]!.simple).toBeGreaterThan(30);
    expect(rows[0]!.reference).toBeGreaterThan(50);
    expect(rows[0]!.points).toBeGreaterThan(rows[0]!.reference);
  });

  it('stores the days before at leisure, and no day twice', async () => {
    const demo = demoAt(time);
    await demo.fill();
    changed.length = 0;
    await demo.fillPast(new AbortController().signal);
    expect(changed).toEqual(['2026-05-02', '2026-05-03', '2026-05-04', '2026-05-05']);
    expect((await days())[0]).toMatchObject({ jour: '2026-05-02' });
    await demo.fillPast(new AbortController().signal);
    await demo.fill();
    await demo.fillPast(new AbortController().signal);
    expect(changed.slice(4).filter((jour) => jour < '2026-05-06')).toEqual([]);
  }, 30_000);

  it('declares tomorrow in the afternoon, counting nothing of today', async () => {
    const stored = await days();
    const tomorrow = stored.find(({ jour }) => jour === '2026-05-14');
    expect(tomorrow).toMatchObject({ run: 0 });
    expect(tomorrow?.races).toBeGreaterThan(40);
    const { rows } = await sql<{ both: number; ahead: number }>`
      SELECT count(*) AS both, count(*) FILTER (WHERE later."coursesjockey" <> now."coursesjockey") AS ahead
      FROM (SELECT DISTINCT "idJockey", "coursesjockey" FROM cachedate WHERE "jour" = '2026-05-13') AS now
      JOIN cachedate AS later USING ("idJockey") WHERE later."jour" = '2026-05-14'`.execute(database.db);
    expect(rows[0]!.both).toBeGreaterThan(50);
    expect(rows[0]!.ahead).toBe(0);
  });

  it('changes nothing when started again at the same time', async () => {
    const fingerprint = () =>
      sql`SELECT md5(string_agg(c::text, '' ORDER BY "id")) AS all FROM cachedate c`.execute(database.db);
    await demoAt(time).fill();
    const before = await fingerprint();
    await demoAt(time).fill();
    expect((await fingerprint()).rows).toEqual(before.rows);
  }, 30_000);

  it('goes on with the same world after days off, finishing what was left half run', async () => {
    const demo = demoAt(MORNING + 5 * 24 * HOUR);
    await demo.fill();
    await demo.fillPast(new AbortController().signal);
    const stored = await days();
    expect(stored.map(({ jour }) => jour)).toHaveLength(17);
    for (const { races, run } of stored.slice(0, -1)) expect(run).toBe(races);
    const { rows } = await sql<{ horses: number; both: number }>`
      SELECT count(DISTINCT "idChe") AS horses, count(DISTINCT "idChe") FILTER (WHERE "idChe" IN
        (SELECT "idChe" FROM cachedate WHERE "jour" <= '2026-05-13')) AS both
      FROM cachedate WHERE "jour" > '2026-05-13'`.execute(database.db);
    expect(rows[0]!.both).toBeGreaterThan(rows[0]!.horses / 4);
  }, 60_000);
});
