import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestApp, type TestApp } from '../testing/createTestApp';

describe('the API', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({
      parse: (request, response) => response.end(`${request.method} ${request.url} of Parse`),
    });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
  }, 60_000);

  afterAll(() => test.close());

  const url = (path: string) => `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}${path}`;

  it.each(['/apin/health', '/apin/openapi.json', '/apin/nothing', '/parse/classes/A'])(
    'lets no browser guess what %s is',
    async (path) => {
      const answer = await fetch(url(path));
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  describe('users', () => {
    const post = async (sub: string, headers: Record<string, string> = {}, payload?: string) => {
      const authorization = `Bearer ${await test.tokens.sign({ sub })}`;
      const options = {
        method: 'POST',
        url: '/apin/user/init',
        headers: { authorization, ...headers },
      } as const;
      return test.app.inject(payload === undefined ? options : { ...options, payload });
    };

    it('are made known once, with or without a JSON content type, always without body', async () => {
      expect((await post('u1')).json()).toEqual({
        uid: 'u1',
        email: 'membre@demo.test',
        created: true,
        isAdmin: false,
      });
      const again = await post('u1', { 'content-type': 'application/json' }, '');
      expect([again.statusCode, again.json()]).toEqual([
        200,
        { uid: 'u1', email: 'membre@demo.test', created: false, isAdmin: false },
      ]);
    });

    it('read their own record, with the payment in the layout it was stored in', async () => {
      await test.members.ensure({ uid: 'member-1', email: 'membre@demo.test' });
      expect((await test.get('/apin/user/member-1', 'member')).body).toEqual({
        uid: 'member-1',
        email: 'membre@demo.test',
        displayName: null,
        favourites: { horses: [], jockeys: [], trainers: [] },
        preferences: { csvSeparator: ';' },
        newsletter: false,
        isAdmin: false,
      });
      const payment = { payment: { state: 'completed', create_time: '2026-11-18T12:00:00Z' } };
      await test.members.setPayment('member-1', payment);
      expect((await test.get('/apin/user/member-1', 'member')).body).toMatchObject({ payment });
    });

    it('read nobody else’s, and nothing without a token', async () => {
      expect((await test.get('/apin/user/someone', 'member')).status).toBe(403);
      expect((await test.get('/apin/user/member-1', 'admin')).status).toBe(403);
      expect((await test.get('/apin/user/member-1')).status).toBe(401);
      expect((await test.app.inject({ method: 'POST', url: '/apin/user/init' })).statusCode).toBe(401);
    });
  });

  describe('health', () => {
    it('is told to anyone in short and to the administrator in full', async () => {
      const short = await test.get('/health');
      expect([short.status, short.body]).toMatchObject([200, { status: 'ok', database: 'ok', parse: 'ok' }]);
      expect((await test.get('/apin/health/system', 'admin')).body).toMatchObject({
        status: 'ok',
        database: { status: 'ok', version: '17.5', latencyMs: expect.any(Number) },
        parse: { status: 'ok', version: '9.0' },
        stream: { clients: 0 },
        versions: { node: process.version },
      });
      expect((await test.get('/apin/health/system', 'member')).status).toBe(403);
      expect((await test.get('/apin/health/system')).status).toBe(401);
    });
  });

  describe('the notification stream', () => {
    it('greets, pushes what is published, and ends when the API closes', async () => {
      const [stream] = (await once(get(url('/apin/webhook/message/stream')), 'response')) as [
        IncomingMessage,
      ];
      expect(stream.headers).toMatchObject({
        'content-type': 'text/event-stream; charset=utf-8',
        'x-accel-buffering': 'no',
      });
      stream.setEncoding('utf8');
      const chunks: string[] = [];
      const ended = once(stream, 'end');
      stream.on('data', (chunk: string) => chunks.push(chunk));
      await once(stream, 'data');
      expect(test.hub.size).toBe(1);
      test.messaging.announce({ message: 'Arrivée de R1C1', snackbar: false });
      await once(stream, 'data');
      expect(chunks.join('')).toBe(
        'retry: 5000\nid: 0\nevent: ready\ndata: {}\n\nid: 1\nevent: notification\n' +
          'data: {"message":"Arrivée de R1C1","status":"info","snackbar":false,"timeout":6000,"meta":{}}\n\n',
      );
      test.hub.close();
      await ended;
    });
  });

  it('hands /parse to Parse and nothing else', async () => {
    expect(await (await fetch(url('/parse/health'))).text()).toBe('GET /health of Parse');
    expect(await (await fetch(url('/parse?x=1'))).text()).toBe('GET /?x=1 of Parse');
    expect((await fetch(url('/parsely'))).status).toBe(404);
  });

  it('serves icons by name, says which are unknown, and may be cached for good', async () => {
    const { status, headers, body } = await test.get('/icons/tabler.json?icons=horse-toy,nothing-like-it');
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('immutable');
    expect(body).toMatchObject({ prefix: 'tabler', not_found: ['nothing-like-it'] });
    expect(Object.keys((body as { icons: object }).icons)).toEqual(['horse-toy']);
    expect((await test.get('/icons/nowhere.json?icons=a')).status).toBe(404);
    expect((await test.get('/icons/tabler.json?icons=../x')).status).toBe(400);
  });

  it('describes itself', async () => {
    const { body } = await test.get('/apin/openapi.json', 'admin');
    expect(Object.keys((body as { paths: object }).paths).sort()).toEqual([
      '/apin/admin/audience',
      '/apin/admin/audience/live',
      '/apin/admin/audit',
      '/apin/admin/days',
      '/apin/admin/days/fetch',
      '/apin/admin/identity',
      '/apin/admin/imports',
      '/apin/admin/imports/uploads/{upload}',
      '/apin/admin/imports/{id}',
      '/apin/admin/members',
      '/apin/admin/names',
      '/apin/admin/notifications',
      '/apin/admin/notifications/{id}',
      '/apin/admin/payments',
      '/apin/admin/payments/{orderId}/paypal',
      '/apin/admin/quality',
      '/apin/analytics',
      '/apin/arrivals',
      '/apin/bets',
      '/apin/content/articles',
      '/apin/content/legal',
      '/apin/content/tips',
      '/apin/content/{kind}/{key}',
      '/apin/content/{kind}/{key}/publish',
      '/apin/content/{kind}/{key}/versions/{version}',
      '/apin/content/{kind}/{key}/withdraw',
      '/apin/days',
      '/apin/documents',
      '/apin/documents/files/{file}',
      '/apin/documents/{page}',
      '/apin/downloads/runners.csv',
      '/apin/downloads/stats.csv',
      '/apin/entities/{kind}/{id}',
      '/apin/entities/{kind}/{id}/performances',
      '/apin/events',
      '/apin/favourites/names',
      '/apin/favourites/today',
      '/apin/health/system',
      '/apin/identity',
      '/apin/last-minute',
      '/apin/metrics',
      '/apin/paypal',
      '/apin/paypal/offer',
      '/apin/paypal/orders',
      '/apin/paypal/payments',
      '/apin/races/{id}',
      '/apin/races/{id}/aptitudes',
      '/apin/races/{id}/compare',
      '/apin/races/{id}/odds',
      '/apin/races/{id}/payouts',
      '/apin/races/{id}/share.png',
      '/apin/results',
      '/apin/results/quinte',
      '/apin/search',
      '/apin/seller',
      '/apin/stats/csv',
      '/apin/stats/filters',
      '/apin/stats/quinte',
      '/apin/stats/summary',
      '/apin/stats/table',
      '/apin/tips/record',
      '/apin/today',
      '/apin/user/init',
      '/apin/user/{uid}',
      '/apin/user/{uid}/alerts',
      '/apin/user/{uid}/alerts/devices',
      '/apin/user/{uid}/alerts/devices/{id}',
      '/apin/user/{uid}/alerts/prices',
      '/apin/user/{uid}/alerts/prices/{id}',
      '/apin/user/{uid}/alerts/recent',
      '/apin/user/{uid}/csv',
      '/apin/user/{uid}/csv/count',
      '/apin/user/{uid}/export',
      '/apin/user/{uid}/notes',
      '/apin/user/{uid}/notes/{horse}',
      '/apin/user/{uid}/sign-out-everywhere',
      '/apin/webhook/message',
      '/apin/webhook/message/recent',
      '/apin/webhook/message/stream',
      '/apin/webhook/paypal',
      '/cachedate',
      '/caractrap',
      '/health',
      '/icons/{prefix}.json',
    ]);
  });

  it('says so of what does not exist and of a body it cannot read', async () => {
    expect((await test.get('/apin/nothing?secret=1')).body).toEqual({
      error: { code: 'not-found', message: 'GET /apin/nothing does not exist.' },
    });
    const authorization = `Bearer ${await test.tokens.sign()}`;
    const headers = { authorization, 'content-type': 'application/json' };
    const bad = await test.app.inject({ method: 'POST', url: '/apin/user/init', headers, payload: '{' });
    expect([bad.statusCode, bad.json()]).toMatchObject([400, { error: { code: 'bad-request' } }]);
  });
});

describe('the API with its parts away', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({
      verifier: { verify: () => Promise.reject(new TypeError('fetch failed')) },
      probes: { database: () => Promise.reject(new Error('away')), parse: () => Promise.resolve(null) },
    });
    await test.database.db.destroy();
  }, 60_000);

  afterAll(() => test.close());

  it('is not well', async () => {
    const { status, body } = await test.get('/health');
    expect([status, body]).toMatchObject([503, { status: 'failing', database: 'failing', parse: 'ok' }]);
  });

  it('asks to come back when a token cannot be checked', async () => {
    expect(await test.get('/apin/days', 'member')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
      body: { error: { code: 'identity-unavailable' } },
    });
  });

  it('tells nothing of what went wrong inside', async () => {
    const { status, body } = await test.get('/caractrap?jour=2026-11-21');
    expect(status).toBe(500);
    expect(body).toEqual({ error: { code: 'internal', message: 'Something went wrong on our side.' } });
  });
});
