import { AUDIENCE_PATHS } from '@galopin/shared/contracts';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { IntakeAwayError } from './createGroupCommit';
import { createTestApp, type TestApp } from '../testing/createTestApp';
import { AUDIENCE_CALLS } from './audienceRoutes';

const NOW = Date.parse('2026-11-22T11:00:00.250Z');
const SESSION = 'session_1795345200000_a1b2c3d4';
const VIEW = {
  url: '/Jour?jour=2026-11-22',
  userId: null,
  sessionId: SESSION,
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
  referrer: '',
  metadata: { name: 'Jour', params: {}, query: { jour: '2026-11-22' } },
};
const EVENT = {
  eventName: 'tab_selected',
  eventData: { page: 'race', tab: 'runners' },
  userId: null,
  sessionId: SESSION,
  url: '/Course/12',
};
const DURATION = { url: '/Jour', duration: 12_345.6, sessionId: SESSION };

describe('reports of the audience', () => {
  let test: TestApp;
  let caller = 0;

  beforeAll(async () => {
    test = await createTestApp({ now: () => NOW });
  }, 60_000);
  beforeEach(async () => {
    caller += 1;
    await sql`TRUNCATE page_views, tracked_events, page_durations`.execute(test.database.db);
  });
  afterAll(() => test.close());

  const post = async (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const options: InjectOptions = {
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${caller}`, ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    };
    const { statusCode, payload, headers: answered } = await test.app.inject(options);
    const error =
      payload === '' ? null : (JSON.parse(payload) as { error: { code: string; message: string } }).error;
    return { status: statusCode, payload, error, headers: answered };
  };
  const rows = async (table: string) =>
    (
      await sql<Record<string, unknown>>`SELECT * FROM ${sql.table(table)}`.execute(test.database.db)
    ).rows.map(({ batch: _batch, place: _place, at, ...row }) => ({
      ...row,
      at: new Date(String(at)).getTime(),
    }));
  const bearer = async (sub: string) => ({ authorization: `Bearer ${await test.tokens.sign({ sub })}` });

  it('are stored once answered, with an empty answer', async () => {
    expect(await post(AUDIENCE_PATHS.pageView, VIEW)).toMatchObject({ status: 202, payload: '' });
    expect(await post(AUDIENCE_PATHS.event, EVENT)).toMatchObject({ status: 202, payload: '' });
    expect(await post(AUDIENCE_PATHS.duration, DURATION)).toMatchObject({ status: 202, payload: '' });
    const known = { at: NOW, session: SESSION };
    expect(await rows('page_views')).toEqual([
      {
        ...known,
        path: '/Jour',
        query: 'jour=2026-11-22',
        name: 'Jour',
        user_id: null,
        device: 'phone',
        referrer: null,
      },
    ]);
    expect(await rows('tracked_events')).toEqual([
      {
        ...known,
        path: '/Course/12',
        event_name: 'tab_selected',
        event_data: EVENT.eventData,
        user_id: null,
      },
    ]);
    expect(await rows('page_durations')).toEqual([{ ...known, path: '/Jour', duration: 12_346 }]);
  });

  it('come as a beacon of text or of JSON', async () => {
    const text = JSON.stringify(DURATION);
    expect(
      (await post(AUDIENCE_PATHS.duration, text, { 'content-type': 'text/plain;charset=UTF-8' })).status,
    ).toBe(202);
    expect((await post(AUDIENCE_PATHS.duration, text)).status).toBe(202);
    expect(await rows('page_durations')).toHaveLength(2);
    expect((await post(AUDIENCE_PATHS.pageView, VIEW, { 'content-type': 'text/plain' })).status).toBe(400);
  });

  it('name a user to that user’s own token alone', async () => {
    const view = { ...VIEW, userId: 'member-7' };
    expect(await post(AUDIENCE_PATHS.pageView, view)).toMatchObject({
      status: 401,
      error: { code: 'unauthenticated' },
    });
    expect(
      await post(AUDIENCE_PATHS.event, { ...EVENT, userId: 'member-7' }, await bearer('member-8')),
    ).toMatchObject({
      status: 403,
      error: { code: 'forbidden' },
    });
    expect(await rows('page_views')).toEqual([]);
    expect((await post(AUDIENCE_PATHS.pageView, view, await bearer('member-7'))).status).toBe(202);
    // A member without consent sends null beside the token.
    expect((await post(AUDIENCE_PATHS.pageView, VIEW, await bearer('member-7'))).status).toBe(202);
    expect((await rows('page_views')).map((row) => 'user_id' in row && row.user_id)).toEqual([
      'member-7',
      null,
    ]);
  });

  it('keep nothing of what is ticked on a race card', async () => {
    const ticket = '/Course/7?onglet=ticket&pari=quinte&numeros=3,7,12&bases=1&flexi=50&en=5';
    await post(AUDIENCE_PATHS.pageView, { ...VIEW, url: ticket });
    await post(AUDIENCE_PATHS.pageView, { ...VIEW, url: '/Course/7?onglet=comparer&chevaux=3,7' });
    expect((await rows('page_views')).map((row) => 'query' in row && row.query)).toEqual([
      'onglet=ticket',
      'onglet=comparer',
    ]);
  });

  it('keep nothing of a person: no secret of an address, no browser, no page that one came from', async () => {
    await post(AUDIENCE_PATHS.pageView, {
      ...VIEW,
      url: '/connec/?oobCode=abc&apiKey=k&mode=signIn&continueUrl=x@y.fr#email=a@b.fr',
      referrer: 'https://www.google.com/search?q=secret',
      userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15',
    });
    await post(AUDIENCE_PATHS.pageView, { ...VIEW, referrer: 'http://localhost:3000/Jour' });
    expect(await rows('page_views')).toMatchObject([
      { path: '/connec', query: 'mode=signIn', referrer: 'www.google.com', device: 'desktop' },
      { referrer: null },
    ]);
    expect(JSON.stringify(await rows('page_views'))).not.toMatch(/abc|secret|Safari|203\.0\.113|@/);
  });

  const REFUSED: readonly [string, string, unknown, string][] = [
    ['an address of another site', AUDIENCE_PATHS.pageView, { ...VIEW, url: 'https://galopin.fr/' }, 'url'],
    ['an address that leads away', AUDIENCE_PATHS.event, { ...EVENT, url: '//evil.example/' }, 'url'],
    ['a path with somebody’s address', AUDIENCE_PATHS.duration, { ...DURATION, url: '/a%40b.fr' }, 'url'],
    ['a path with a NUL', AUDIENCE_PATHS.duration, { ...DURATION, url: '/a\u0000' }, 'url'],
    ['an address without end', AUDIENCE_PATHS.pageView, { ...VIEW, url: `/${'a'.repeat(2048)}` }, 'url'],
    ['another session id', AUDIENCE_PATHS.event, { ...EVENT, sessionId: 'session_1_x' }, 'sessionId'],
    ['a referrer that is none', AUDIENCE_PATHS.pageView, { ...VIEW, referrer: 'somewhere' }, 'referrer'],
    [
      'a route without a name',
      AUDIENCE_PATHS.pageView,
      { ...VIEW, metadata: { params: {}, query: {} } },
      'metadata.name',
    ],
    [
      'parameters that are no texts',
      AUDIENCE_PATHS.pageView,
      { ...VIEW, metadata: { ...VIEW.metadata, params: { id: 1 } } },
      'metadata.params.id',
    ],
    [
      'long metadata',
      AUDIENCE_PATHS.pageView,
      { ...VIEW, metadata: { ...VIEW.metadata, query: { q: 'a'.repeat(4096) } } },
      'metadata',
    ],
    ['an event named otherwise', AUDIENCE_PATHS.event, { ...EVENT, eventName: 'Tab-Selected' }, 'eventName'],
    ['nested data', AUDIENCE_PATHS.event, { ...EVENT, eventData: { a: { b: 1 } } }, 'eventData.a'],
    [
      'an e-mail address',
      AUDIENCE_PATHS.event,
      { ...EVENT, eventData: { who: 'jean@exemple.fr' } },
      'eventData.who',
    ],
    ['half a character', AUDIENCE_PATHS.event, { ...EVENT, eventData: { a: '\ud800' } }, 'eventData.a'],
    ['much data', AUDIENCE_PATHS.event, { ...EVENT, eventData: { a: 'a'.repeat(4096) } }, 'eventData'],
    ['a negative duration', AUDIENCE_PATHS.duration, { ...DURATION, duration: -1 }, 'duration'],
    ['a duration as text', AUDIENCE_PATHS.duration, { ...DURATION, duration: '12' }, 'duration'],
    ['nothing', AUDIENCE_PATHS.pageView, '', 'body'],
    ['a list', AUDIENCE_PATHS.pageView, [], 'body'],
  ];
  it.each(REFUSED)('refuse %s, saying what is wrong', async (_what, path, body, field) => {
    const { status, error } = await post(path, body);
    expect([status, error?.code]).toEqual([400, 'invalid-parameter']);
    expect(error?.message).toContain(`Parameter "${field}"`);
    expect(error?.message).toMatch(/wanted: .{10,}\.$/);
  });

  it('refuse a field that nobody knows', async () => {
    expect(await post(AUDIENCE_PATHS.duration, { ...DURATION, email: 'x' })).toMatchObject({
      status: 400,
      error: { code: 'unknown-field', message: '"email" is no field of this body.' },
    });
  });

  it('refuse more than 16 kB', async () => {
    expect((await post(AUDIENCE_PATHS.pageView, { ...VIEW, referrer: 'a'.repeat(16_384) })).status).toBe(413);
    expect(await rows('page_views')).toEqual([]);
  });

  it('are limited for each address, the three together, saying when to come back', async () => {
    const bodies = Object.entries({ [AUDIENCE_PATHS.pageView]: VIEW, [AUDIENCE_PATHS.event]: EVENT });
    for (let at = 0; at < AUDIENCE_CALLS; at += 100) {
      const sent = Array.from({ length: 50 }, () => bodies.map(([path, body]) => post(path, body))).flat();
      expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([202]));
    }
    const refused = await post(AUDIENCE_PATHS.duration, DURATION);
    expect([refused.status, refused.error?.code]).toEqual([429, 'too-many-requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(
      (await post(AUDIENCE_PATHS.duration, DURATION, { 'x-forwarded-for': '198.51.100.1' })).status,
    ).toBe(202);
  });

  it('are refused where they cannot be stored, saying when to come back', async () => {
    jest
      .spyOn(test.audience.intake, 'event')
      .mockRejectedValueOnce(new IntakeAwayError('Too many rows wait to be stored.'));
    const refused = await post(AUDIENCE_PATHS.event, EVENT);
    expect([refused.status, refused.error?.code, refused.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '5',
    ]);
  });
});
