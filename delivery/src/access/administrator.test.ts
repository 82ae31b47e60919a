import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { HistoryAnswer, ReleasesAnswer } from '@galopin/shared/contracts';
import { startTestPostgres, type TestPostgres } from '@galopin/postgres';
import { startProcess, type TestProcess } from '@galopin/processes';
import { fakeRemote, fakeShell } from '../testing/fakeBuild';
import { startIdentityProvider } from '../testing/startIdentityProvider';
import { startTestDelivery, TEST_TOKEN, type TestDelivery } from '../testing/startTestDelivery';

const LIMIT_MS = 180_000;
const ADMIN = { sub: 'admin-1', email: 'admin@demo.test', email_verified: true };
const one = fakeRemote('mf-races', ['/']);
const two = fakeRemote('mf-races', ['/'], { seed: 2 });

describe('the administrator’s account, verified by a real backend', () => {
  let folder: string;
  let postgres: TestPostgres;
  let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
  let backend: TestProcess;
  let delivery: TestDelivery;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'administrator-'));
    [postgres, provider] = await Promise.all([startTestPostgres(), startIdentityProvider()]);
    backend = await startProcess('backend/src/server.ts', {
      BACKEND_PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: postgres.url,
      DEMO: '0',
      FIREBASE_KEYS_URL: provider.keysUrl,
    });
    delivery = await startTestDelivery({ BACKEND_URL: backend.url });
    await delivery.release(fakeShell(), one, two);
  }, LIMIT_MS);
  afterAll(async () => {
    await delivery.stop();
    await backend.kill();
    await Promise.all([postgres.stop(), provider.stop()]);
    await rm(folder, { recursive: true, force: true });
  });

  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
  const call = (method: Method, route: string, headers: Record<string, string>, payload?: object) =>
    delivery.app().inject({ method, url: `/_delivery${route}`, headers, ...(payload && { payload }) });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const admin = () => bearer(provider.sign(ADMIN));
  const rollback = { op: 'rollback', name: 'mf-races', actor: 'me', reason: 'La page est vide.' };
  const change = (headers: Record<string, string>, wanted: object = rollback) =>
    call('POST', '/changes', headers, wanted);
  const history = async () => (await call('GET', '/history', bearer(TEST_TOKEN))).json<HistoryAnswer>().lines;

  describe('refused, with the history as it was', () => {
    const leavesHistory = async (refused: () => Promise<void>) => {
      const before = await history();
      await refused();
      expect(await history()).toEqual(before);
    };

    it.each<[string, () => string, string]>([
      ['an expired token', () => provider.sign({ ...ADMIN, expiresIn: -10 }), 'The token has expired.'],
      [
        'one of another project',
        () => provider.sign({ ...ADMIN, project: 'other' }),
        '"iss" is not accepted',
      ],
      ['a tampered one', () => tampered(provider.sign({ ...ADMIN, sub: 'm' })), 'not one of this site'],
      [
        'an unsigned one without emulator',
        () => provider.unsigned(ADMIN),
        'not signed as those of this site',
      ],
      ['what is no token', () => 'a.b.c', 'not one of this site'],
    ])('%s', (_what, token, message) =>
      leavesHistory(async () => {
        const answer = await change(bearer(token()));
        expect(answer.statusCode).toBe(401);
        expect(answer.json()).toMatchObject({
          error: { code: 'unauthorized', message: expect.stringContaining(message) },
        });
      }),
    );

    it('a member, and the administrator’s address while it is not verified', () =>
      leavesHistory(async () => {
        const member = provider.sign({ ...ADMIN, sub: 'm', email: 'membre@demo.test' });
        const unverified = provider.sign({ ...ADMIN, sub: 'x', email_verified: false });
        for (const [token, message] of [
          [member, 'This needs the administrator.'],
          [unverified, 'This needs the administrator. Your address is not verified.'],
        ] as const) {
          const answers = await Promise.all([change(bearer(token)), call('GET', '/releases', bearer(token))]);
          for (const answer of answers) {
            expect(answer.statusCode).toBe(403);
            expect(answer.json()).toEqual({ error: { code: 'forbidden', message } });
          }
        }
      }));

    it('nobody, and a token in a cookie or an address', () =>
      leavesHistory(async () => {
        const token = provider.sign(ADMIN);
        const cookie = `__session=${token}; token=${token}`;
        for (const headers of [{}, { cookie }, { authorization: token }, { authorization: `Basic ${token}` }])
          expect((await change(headers)).statusCode).toBe(401);
        expect((await call('GET', `/releases?token=${token}`, {})).statusCode).toBe(401);
      }));

    it('a form, and a page of another site', () =>
      leavesHistory(async () => {
        for (const [type, status] of [
          ['text/plain', 400],
          ['application/x-www-form-urlencoded', 415],
        ] as const) {
          const sent = await delivery.app().inject({
            method: 'POST',
            url: '/_delivery/changes',
            headers: { ...admin(), 'content-type': type },
            payload: JSON.stringify(rollback),
          });
          expect(sent.statusCode).toBe(status);
        }
        const origin = { origin: 'https://elsewhere.test', 'access-control-request-method': 'POST' };
        for (const answer of [
          await call('OPTIONS', '/changes', origin),
          await call('GET', '/releases', { ...admin(), ...origin }),
        ])
          expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      }));

    it('the administrator who gave the password more than ten minutes ago, who still reads', () =>
      leavesHistory(async () => {
        const stale = bearer(
          provider.sign({ ...ADMIN, sub: 'admin-3', auth_time: Math.floor(Date.now() / 1000) - 601 }),
        );
        for (const wanted of [rollback, { ...rollback, dryRun: true }]) {
          const answer = await change(stale, wanted);
          expect(answer.statusCode).toBe(403);
          expect(answer.json()).toMatchObject({ error: { code: 'recent-sign-in-required' } });
        }
        expect((await call('GET', '/releases', stale)).statusCode).toBe(200);
      }));

    it('a change without a reason, or of what is not there', () =>
      leavesHistory(async () => {
        for (const wanted of [{ reason: undefined }, { reason: ' ' }, { op: 'demote' }])
          expect((await change(admin(), { ...rollback, ...wanted })).statusCode).toBe(400);
        expect((await change(admin(), { ...rollback, environment: 'moon' })).statusCode).toBe(404);
      }));

    it.each<[Method, string, object | undefined, string]>([
      ['POST', '/tokens', { team: 'races', days: 1, actor: 'me' }, 'site-token'],
      ['GET', '/tokens', undefined, 'site-token'],
      ['DELETE', '/tokens/0123456789ab', undefined, 'site-token'],
      ['POST', '/pruning', {}, 'site-token'],
      ['POST', '/signatures', {}, 'site-token'],
      ['POST', '/builds', one.artifact, 'owners'],
      ['POST', `/builds/mf-races/${one.artifact.buildId}/commit`, undefined, 'owners'],
    ])('the administrator for %s %s', (method, route, payload, rule) =>
      leavesHistory(async () => {
        const answer = await call(method, route, admin(), payload);
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toMatchObject({ error: { code: 'forbidden', findings: [{ rule }] } });
      }),
    );

    it('the administrator after all sessions were ended, from the next call on', () =>
      leavesHistory(async () => {
        const token = provider.sign({ ...ADMIN, sub: 'admin-2' });
        expect((await call('GET', '/releases', bearer(token))).statusCode).toBe(200);
        const url = `${backend.url}/apin/user/admin-2/sign-out-everywhere`;
        expect((await fetch(url, { method: 'POST', headers: bearer(token) })).status).toBe(204);
        const answer = await change(bearer(token));
        expect(answer.statusCode).toBe(401);
        expect(answer.json()).toMatchObject({
          error: { message: 'This session was ended: sign in again.' },
        });
      }));
  });

  it('reads all that a screen of versions shows', async () => {
    const { artifact } = one;
    for (const route of [
      '/releases',
      '/releases?name=mf-races&environment=staging',
      '/history?name=mf-races&limit=5',
      '/builds?name=mf-races',
      `/diff?name=mf-races&from=${artifact.buildId}&to=${two.artifact.buildId}`,
      '/health?minutes=60',
      '/health/timeline?name=mf-races&minutes=1440',
      '/verification',
    ]) {
      const answer = await call('GET', route, admin());
      expect([route, answer.statusCode]).toEqual([route, 200]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    const look = { builds: [{ name: 'mf-races', buildId: two.artifact.buildId }] };
    expect((await call('POST', '/links', admin(), look)).statusCode).toBe(200);
  });

  it('rolls back, tries on a share, freezes and lets go, and stands in the history by the account', async () => {
    const serving = async () =>
      (await call('GET', '/releases?name=mf-races', admin())).json<ReleasesAnswer>().serving[0];
    const tried = await change(admin(), { ...rollback, dryRun: true });
    expect(tried.json()).toMatchObject({ changed: true, to: one.artifact.buildId, findings: [] });
    expect((await change(admin())).json()).toMatchObject({ changed: true, to: one.artifact.buildId });
    expect(await serving()).toMatchObject({ buildId: one.artifact.buildId });
    const [line] = await history();
    expect(line).toMatchObject({ op: 'rollback', actor: 'admin:admin-1', reason: 'La page est vide.' });
    expect(JSON.stringify(line)).not.toContain('@');

    const { buildId } = two.artifact;
    for (const wanted of [
      { op: 'canary', buildId, permyriad: 1000 },
      { op: 'end-canary' },
      { op: 'freeze' },
      { op: 'unfreeze' },
      { op: 'disable' },
      { op: 'enable' },
      { op: 'disable-render' },
      { op: 'enable-render' },
      { op: 'promote', buildId },
    ]) {
      const answer = await change(admin(), { ...rollback, ...wanted });
      expect(answer.json()).toMatchObject({ op: wanted.op, changed: true });
    }
    expect(await serving()).toMatchObject({ buildId });
  });

  // The last one: it takes the backend away.
  it('is told that it cannot be verified while the backend is away; the site’s own token works on', async () => {
    await backend.kill();
    const before = await history();
    const answer = await change(admin());
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({
      error: {
        code: 'backend-away',
        message: expect.stringMatching(/administrator’s account cannot be verified: the backend does not/),
      },
    });
    expect(await history()).toEqual(before);
    expect((await change(bearer(TEST_TOKEN))).json()).toMatchObject({ changed: true });
  });
});

/** The signature of one token under the content of another account. */
function tampered(token: string): string {
  const [head, body = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  const other = Buffer.from(JSON.stringify({ ...claims, sub: ADMIN.sub })).toString('base64url');
  return `${head}.${other}.${signature}`;
}
