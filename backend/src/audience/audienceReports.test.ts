import type { AudienceReport } from '@galopin/shared/contracts';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../testing/createTestApp';
import type { PageViewRow } from './AudienceRows';
import { createPageDurationWriter, createPageViewWriter, createTrackedEventWriter } from './audienceWrites';
import { pruneAudience } from './pruneAudience';

/** Clocks go back in the night to Sunday 25 October 2026: that day has 25 hours, and 26 begins at 23:00 UTC. */
const MONDAY = Date.parse('2026-10-26T12:00:00Z');
const A_VIEW = { query: null, name: 'page', user_id: null, device: 'desktop', referrer: null } as const;

describe('figures of the audience', () => {
  let test: TestApp;
  let now = MONDAY;
  let batches = 0;

  beforeAll(async () => {
    test = await createTestApp({ now: () => now });
  }, 60_000);
  beforeEach(async () => {
    now = MONDAY;
    await sql`TRUNCATE page_views, tracked_events, page_durations, audience_days, audience_pages, audience_marks,
      audience_durations`.execute(test.database.db);
  });
  afterAll(() => test.close());

  const nextBatch = () => `00000000-0000-4000-8000-${String((batches += 1)).padStart(12, '0')}`;
  const view = (session: string, at: string, path: string, more: Partial<PageViewRow> = {}) =>
    createPageViewWriter(test.database.db)(nextBatch(), [{ ...A_VIEW, session, at, path, ...more }]);
  const event = (session: string, at: string, path: string, name = 'tab_selected') =>
    createTrackedEventWriter(test.database.db)(nextBatch(), [
      { session, at, path, event_name: name, event_data: '{}', user_id: null },
    ]);
  const durations = (path: string, at: string, ...values: readonly number[]) =>
    createPageDurationWriter(test.database.db)(
      nextBatch(),
      values.map((duration) => ({ session: 's', at, path, duration })),
    );
  const report = async (from: string, to = from) =>
    (await test.get(`/apin/admin/audience?from=${from}&to=${to}`, 'admin')).body as AudienceReport;
  const count = async (table: string) =>
    (await sql<{ n: number }>`SELECT count(*) AS n FROM ${sql.table(table)}`.execute(test.database.db))
      .rows[0]?.n;

  it('count a batch once that was written twice', async () => {
    const { db } = test.database;
    const known = { session: 'a', at: '2026-10-24T10:00:00Z', path: '/' };
    const batch = nextBatch();
    for (let time = 0; time < 2; time += 1) {
      await createPageViewWriter(db)(
        batch,
        [A_VIEW, A_VIEW].map((row) => ({ ...row, ...known })),
      );
      const done = { event_name: 'x', event_data: '{}', user_id: null };
      await createTrackedEventWriter(db)(batch, [{ ...known, ...done }]);
      await createPageDurationWriter(db)(batch, [{ ...known, duration: 1 }]);
    }
    const counts = [await count('page_views'), await count('tracked_events'), await count('page_durations')];
    expect(counts).toEqual([2, 1, 1]);
  });

  it('part visits where nothing happened for 30 minutes, and not where it was a second less', async () => {
    await view('a', '2026-10-24T10:00:00Z', '/');
    await view('a', '2026-10-24T10:29:59Z', '/Jour');
    await view('a', '2026-10-24T10:59:59Z', '/Jour');
    // What a visitor does keeps the visit going as well as what they see.
    await view('b', '2026-10-24T10:00:00Z', '/');
    await event('b', '2026-10-24T10:29:00Z', '/');
    await view('b', '2026-10-24T10:58:00Z', '/');
    expect(await report('2026-10-24')).toMatchObject({
      totals: { visits: 3, pageViews: 5, medianDuration: null },
      pages: [
        { path: '/', name: 'page', views: 3, visits: 2, medianDuration: null },
        { path: '/Jour', name: 'page', views: 2, visits: 2, medianDuration: null },
      ],
      events: [{ eventName: 'tab_selected', count: 1, visits: 1 }],
    });
  });

  it('count a visit on the day in Paris that it begins, and views on their own', async () => {
    await view('a', '2026-10-24T21:50:00Z', '/');
    await event('a', '2026-10-24T21:55:00Z', '/');
    await view('a', '2026-10-24T22:05:00Z', '/');
    await event('a', '2026-10-24T22:06:00Z', '/');
    await view('a', '2026-10-24T22:10:00Z', '/Stats');
    // The last hour of the day of 25 hours, and the first minutes of the next one.
    await view('b', '2026-10-25T22:15:00Z', '/Stats');
    await view('c', '2026-10-25T23:10:00Z', '/Stats');
    const all = await report('2026-10-24', '2026-10-26');
    expect(all.days).toEqual([
      { jour: '2026-10-24', visits: 1, pageViews: 1 },
      { jour: '2026-10-25', visits: 1, pageViews: 3 },
      { jour: '2026-10-26', visits: 1, pageViews: 1 },
    ]);
    expect(all.totals).toEqual({ visits: 3, pageViews: 5, medianDuration: null });
    expect(all.pages).toMatchObject([
      { path: '/Stats', views: 3, visits: 3 },
      { path: '/', views: 2, visits: 1 },
    ]);
    expect(all.events).toEqual([{ eventName: 'tab_selected', count: 2, visits: 1 }]);
    expect((await report('2026-10-25')).pages).toMatchObject([
      { path: '/Stats', views: 2, visits: 2 },
      { path: '/', views: 1, visits: 0 },
    ]);
  });

  it('count the day of 23 hours from one midnight to the next', async () => {
    await view('a', '2026-03-28T22:59:59Z', '/');
    await view('b', '2026-03-28T23:00:00Z', '/');
    await view('c', '2026-03-29T21:59:59Z', '/');
    await view('d', '2026-03-29T22:00:00Z', '/');
    expect((await report('2026-03-28', '2026-03-30')).days.map(({ visits }) => visits)).toEqual([1, 2, 1]);
  });

  it('tell where visits come from and what they run on by their first page', async () => {
    await view('a', '2026-10-24T10:00:00Z', '/', { referrer: 'www.google.com', device: 'phone' });
    await view('a', '2026-10-24T10:01:00Z', '/Jour', { referrer: null, device: 'phone' });
    await view('b', '2026-10-24T10:00:00Z', '/', { referrer: 'www.google.com', device: 'phone' });
    await view('c', '2026-10-24T10:00:00Z', '/');
    await event('d', '2026-10-24T10:00:00Z', '/');
    const { referrers, devices } = await report('2026-10-24');
    expect(referrers).toEqual([
      { host: null, visits: 2 },
      { host: 'www.google.com', visits: 2 },
    ]);
    expect(devices).toEqual([
      { device: 'phone', visits: 2 },
      { device: 'desktop', visits: 1 },
      { device: 'unknown', visits: 1 },
    ]);
  });

  it('take the middle of durations, over all days and pages', async () => {
    const day = '2026-10-24T10:00:00Z';
    await view('a', day, '/');
    await view('a', day, '/Jour');
    await durations('/', day, 1000, 700_000, 2000);
    await durations('/', '2026-10-25T10:00:00Z', 8000);
    await durations('/Jour', day, 1000, 2040);
    await durations('/Stats', '2026-10-23T10:00:00Z', 61_400);
    const { totals, before, pages } = await report('2026-10-24', '2026-10-25');
    // 1, 1, 2, 2, 8 and 700 seconds; of "/" 1, 2, 8 and 700; of "/Jour" 1 and 2.
    expect(totals.medianDuration).toBe(2000);
    expect(pages).toMatchObject([
      { path: '/', medianDuration: 5000 },
      { path: '/Jour', medianDuration: 1500 },
    ]);
    expect(before).toEqual({ visits: 0, pageViews: 0, medianDuration: 61_000 });
  });

  it('compare with as many days before', async () => {
    await view('a', '2026-10-20T10:00:00Z', '/');
    await view('b', '2026-10-21T10:00:00Z', '/');
    await view('c', '2026-10-22T10:00:00Z', '/');
    await view('d', '2026-10-24T10:00:00Z', '/');
    const { totals, before } = await report('2026-10-23', '2026-10-24');
    expect([totals.visits, before.visits]).toEqual([1, 2]);
    expect((await report('2020-01-01', '2020-01-02')).days).toEqual([
      { jour: '2020-01-01', visits: 0, pageViews: 0 },
      { jour: '2020-01-02', visits: 0, pageViews: 0 },
    ]);
  });

  it('follow the day under way, and stay once it is over', async () => {
    await view('a', '2026-10-26T10:00:00Z', '/');
    const visits = async () => (await report('2026-10-26')).totals.visits;
    expect(await visits()).toBe(1);
    await view('b', '2026-10-26T11:59:00Z', '/');
    expect(await visits()).toBe(1);
    now += 16_000;
    expect(await visits()).toBe(2);
    now = Date.parse('2026-10-26T23:06:00Z');
    await view('c', '2026-10-26T22:00:00Z', '/');
    expect(await visits()).toBe(3);
    now += 86_400_000;
    await view('d', '2026-10-26T22:30:00Z', '/');
    expect(await visits()).toBe(3);
  });

  it('tell who is there now, each session where it was last seen', async () => {
    await view('gone', '2026-10-26T11:55:00Z', '/');
    await view('a', '2026-10-26T11:55:01Z', '/');
    await view('a', '2026-10-26T11:58:00Z', '/Jour', { name: 'Jour' });
    await view('b', '2026-10-26T11:57:00Z', '/');
    await event('b', '2026-10-26T11:59:00Z', '/Jour');
    await event('c', '2026-10-26T11:59:00Z', '/Stats');
    expect((await test.get('/apin/admin/audience/live', 'admin')).body).toEqual({
      at: MONDAY,
      sessions: 3,
      pageViews: 3,
      pages: [
        { path: '/Jour', name: 'Jour', sessions: 2 },
        { path: '/Stats', name: '', sessions: 1 },
      ],
    });
  });

  it('are for the administrator, of days that can be counted', async () => {
    const days = '/apin/admin/audience?from=2026-10-01&to=2026-10-02';
    for (const url of [days, '/apin/admin/audience/live']) {
      expect((await test.get(url)).status).toBe(401);
      expect((await test.get(url, 'member')).status).toBe(403);
    }
    const refused = async (query: string) => (await test.get(`/apin/admin/audience?${query}`, 'admin')).body;
    expect(await refused('from=2026-10-02&to=2026-10-01')).toMatchObject({
      error: { message: 'Parameter "to" is "2026-10-01"; wanted: a day from 2026-10-02 on.' },
    });
    expect(await refused('from=2025-10-01&to=2026-10-02')).toMatchObject({
      error: { details: { parameter: 'to', wanted: 'at most 366 days: a day up to 2026-10-01' } },
    });
    expect(await refused('from=2026-10-27&to=2026-10-27')).toMatchObject({
      error: { details: { parameter: 'to', wanted: 'a day up to today, 2026-10-26 in Paris' } },
    });
    expect(await refused('from=2026-02-30&to=2026-10-02')).toMatchObject({
      error: { details: { parameter: 'from', wanted: 'a day as YYYY-MM-DD' } },
    });
  });

  it('are let go with their reports after the days that they are kept, and uids after 90', async () => {
    const { db } = test.database;
    // In Paris the first second of the last of 100 days, and the last one of the day before.
    await view('kept', '2026-07-17T22:00:00Z', '/', { user_id: 'm' });
    await view('old', '2026-07-17T21:59:59Z', '/', { user_id: 'm' });
    await view('named', '2026-07-27T22:00:00Z', '/', { user_id: 'm' });
    await durations('/', '2026-07-17T21:59:59Z', 1000);
    await event('old', '2026-07-17T21:59:59Z', '/');
    await report('2026-07-17', '2026-07-18');
    let rounds = 0;
    while ((await pruneAudience(db, 100, MONDAY, 1)) > 0) rounds += 1;
    expect(rounds).toBeGreaterThan(0);
    expect(await db.selectFrom('page_views').select(['session', 'user_id']).orderBy('at').execute()).toEqual([
      { session: 'kept', user_id: null },
      { session: 'named', user_id: 'm' },
    ]);
    expect(await count('page_durations')).toBe(0);
    expect(await count('tracked_events')).toBe(0);
    expect((await report('2026-07-17', '2026-07-18')).days.map(({ visits }) => visits)).toEqual([0, 1]);
  });

  it('give a member what is theirs, and forget who it was with the account', async () => {
    await test.members.ensure({ uid: 'member-1', email: 'membre@demo.test' });
    await view('a', '2026-10-24T10:00:00.500Z', '/Jour', { user_id: 'member-1', query: 'jour=2026-10-24' });
    await view('b', '2026-10-24T10:00:00Z', '/', { user_id: 'member-2' });
    await createTrackedEventWriter(test.database.db)(nextBatch(), [
      {
        session: 'a',
        at: '2026-10-24T10:01:00Z',
        path: '/',
        event_name: 'x',
        event_data: '{"n":1}',
        user_id: 'member-1',
      },
    ]);
    const exported = await test.get('/apin/user/member-1/export', 'member');
    expect(exported.body).toMatchObject({
      audience: {
        pageViews: [{ at: '2026-10-24T10:00:00.500Z', path: '/Jour', query: 'jour=2026-10-24' }],
        events: [{ at: '2026-10-24T10:01:00.000Z', path: '/', eventName: 'x', eventData: { n: 1 } }],
      },
    });
    now = Date.now();
    const authorization = `Bearer ${await test.tokens.sign({ sub: 'member-1' })}`;
    const removed = await test.app.inject({
      method: 'DELETE',
      url: '/apin/user/member-1',
      headers: { authorization },
    });
    expect(removed.statusCode).toBe(204);
    const users = await test.database.db
      .selectFrom('page_views')
      .select('user_id')
      .orderBy('session')
      .execute();
    expect(users).toEqual([{ user_id: null }, { user_id: 'member-2' }]);
    expect(await test.database.db.selectFrom('tracked_events').select('user_id').execute()).toEqual([
      { user_id: null },
    ]);
  });
});
