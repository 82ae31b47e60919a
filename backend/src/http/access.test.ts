import type { Access } from '@galopin/shared/contracts';
import Fastify from 'fastify';
import { createTestApp, type TestApp } from '../testing/createTestApp';
import { createTestTokens, TEST_ADMIN, type TestClaims } from '../testing/testTokens';
import { guardRoutes } from './access';

interface Refusal {
  readonly error: { readonly code: string };
}

interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly access: Access;
}

/** What no call wants in any parameter or body. */
const NONSENSE = '%00nonsense';

describe('who may call what', () => {
  let test: TestApp;
  let calls: readonly Call[];
  const authorization = async (claims: object) => ({
    authorization: `Bearer ${await test.tokens.sign(claims)}`,
  });
  const send = (call: Call, headers: object) =>
    test.app.inject({
      method: call.method,
      url: `${call.path.replaceAll(/\{\w+\}/g, NONSENSE)}?limit=${NONSENSE}&from=x&jour=x`,
      headers: { ...headers, ...(call.method !== 'GET' && { 'content-type': 'application/json' }) },
      ...(call.method !== 'GET' && { payload: '{"nested":' }),
    });

  beforeAll(async () => {
    test = await createTestApp();
    const admin = await authorization({ sub: 'a', email: TEST_ADMIN, email_verified: true });
    const answer = await test.app.inject({ url: '/apin/openapi.json', headers: admin });
    const { paths } = answer.json<{ paths: Record<string, Record<string, { 'x-access'?: Access }>> }>();
    calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { 'x-access': access }]): Call[] =>
        access === undefined ? [] : [{ method: method.toUpperCase() as Call['method'], path, access }],
      ),
    );
  }, 60_000);
  afterAll(() => test.close());

  it('is said by every call, and known of all kinds', () => {
    expect(new Set(calls.map(({ access }) => access))).toEqual(
      new Set(['anyone', 'member', 'self', 'admin', 'admin-fresh', 'system']),
    );
    expect(
      calls.filter(({ path }) => path.startsWith('/apin/admin/')).map(({ access }) => access),
    ).not.toContain('anyone');
    expect(calls.length).toBeGreaterThan(50);
  });

  it('is decided before anything of the call is looked at: without a token 401', async () => {
    // What other systems prove themselves by, their own routes' tests show.
    for (const call of calls.filter(({ access }) => access !== 'anyone' && access !== 'system')) {
      expect([call.method, call.path, (await send(call, {})).statusCode]).toEqual([
        call.method,
        call.path,
        401,
      ]);
    }
  });

  it('is decided before anything of the call is looked at: 403 for a member at another’s or the administrator’s', async () => {
    const member = await authorization({ sub: 'm' });
    for (const call of calls.filter(({ access }) => access.startsWith('admin') || access === 'self')) {
      expect([call.path, (await send(call, member)).statusCode]).toEqual([call.path, 403]);
    }
  });

  it('is the administrator’s with a password of the last ten minutes where persons or visitors are touched', async () => {
    const now = Math.floor(Date.now() / 1000);
    const boss = { sub: 'a', email: TEST_ADMIN, email_verified: true };
    const [stale, fresh] = await Promise.all(
      [601, 590].map((ago) => authorization({ ...boss, auth_time: now - ago })),
    );
    const closed = calls.filter(({ access }) => access === 'admin-fresh');
    expect(closed.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'DELETE /apin/admin/notifications/{id}',
      'GET /apin/admin/members',
      'GET /apin/admin/payments',
      'GET /apin/admin/payments/{orderId}/paypal',
      'PATCH /apin/admin/names',
      'PATCH /apin/content/{kind}/{key}',
      'POST /apin/admin/days/fetch',
      'POST /apin/admin/imports',
      'POST /apin/admin/names',
      'POST /apin/admin/quality',
      'POST /apin/content/{kind}/{key}/publish',
      'POST /apin/content/{kind}/{key}/withdraw',
      // With a token of another system, too.
      'POST /apin/webhook/message',
    ]);
    for (const call of closed) {
      const refused = await send(call, stale!);
      expect([call.path, refused.statusCode, refused.json<Refusal>().error.code]).toEqual([
        call.path,
        403,
        'recent-sign-in-required',
      ]);
      expect([call.path, (await send(call, fresh!)).statusCode]).not.toEqual([call.path, 403]);
    }
    for (const call of calls.filter(({ access, method }) => access === 'admin' && method === 'GET'))
      expect([call.path, (await send(call, stale!)).statusCode]).not.toEqual([call.path, 403]);
  });

  it('does not make the administrator anybody else', async () => {
    const admin = await authorization({ sub: 'a', email: TEST_ADMIN, email_verified: true });
    for (const call of calls.filter(({ access }) => access === 'self'))
      expect([call.path, (await send(call, admin)).statusCode]).toEqual([call.path, 403]);
  });

  it('is told to a stranger only of the calls that strangers and members make', async () => {
    const { paths } = (await test.get('/apin/openapi.json')).body as { paths: Record<string, object> };
    expect(Object.keys(paths)).toContain('/caractrap');
    expect(Object.keys(paths)).toContain('/apin/user/{uid}');
    for (const closed of [
      '/apin/admin/members',
      '/apin/webhook/message',
      '/apin/webhook/paypal',
      '/internal/releases',
    ])
      expect(Object.keys(paths)).not.toContain(closed);
  });
});

describe('the administrator where a second factor is wanted', () => {
  it('is nobody’s administrator with the password alone, and is told so; with the factor they are', async () => {
    const tokens = await createTestTokens();
    const test = await createTestApp({ verifier: tokens.strictVerifier });
    const boss = { sub: 'a', email: TEST_ADMIN, email_verified: true };
    const ask = async (url: string, claims: TestClaims) => {
      const answer = await test.app.inject({
        url,
        headers: { authorization: `Bearer ${await tokens.sign(claims)}` },
      });
      return [answer.statusCode, answer.json<Partial<Refusal>>().error?.code];
    };
    for (const url of ['/apin/admin/notifications', '/apin/admin/identity', '/apin/admin/imports']) {
      expect(await ask(url, boss)).toEqual([403, 'second-factor-required']);
      expect(await ask(url, { ...boss, firebase: { sign_in_second_factor: 'totp' } })).toEqual([
        200,
        undefined,
      ]);
      expect(await ask(url, { sub: 'm' })).toEqual([403, 'forbidden']);
    }
    await test.close();
  }, 60_000);
});

describe('a route that does not say who may call it', () => {
  it('cannot be added', () => {
    const app = Fastify();
    guardRoutes(app, Date.now, async () => undefined);
    expect(() => app.get('/open', () => 'everything')).toThrow('Who may call GET /open is not said.');
  });
});
