import type { AddressInfo } from 'node:net';
import { HEALTH_LIMITS, LOCAL_BUILD, type HealthAnswer, type HealthEvent } from '@galopin/shared/contracts';
import { createDeliveryClient } from '@galopin/kit/client';
import { fakeRemote, fakeShell } from '../testing/fakeBuild';
import { manualSchedule } from '../testing/manualSchedule';
import { startTestDelivery, TEST_TOKEN, type TestDelivery } from '../testing/startTestDelivery';

const races = fakeRemote('mf-races', ['/']);
const { name: remote, buildId: build } = races.artifact;
const headers = { authorization: `Bearer ${TEST_TOKEN}` };
const loaded: HealthEvent = { kind: 'loaded', remote, build, role: 'active', page: 'page0', ms: 420 };

describe('health by HTTP', () => {
  let delivery: TestDelivery;
  const { schedule, turn } = manualSchedule();
  let sessions = 0;

  beforeAll(async () => {
    delivery = await startTestDelivery({}, undefined, schedule);
    await delivery.release(fakeShell(), races);
  }, 60_000);
  afterAll(() => delivery.stop());

  const post = (url: string, payload: string, type = 'text/plain', remoteAddress = '127.0.0.1') =>
    delivery.app().inject({ method: 'POST', url, headers: { 'content-type': type }, payload, remoteAddress });
  const beacon = (events: readonly object[], change: object = {}) => {
    sessions += 1;
    const body = { schema: 1, session: sessions.toString(16).padStart(16, '0'), events, ...change };
    return post('/_health/beacon', JSON.stringify(body));
  };
  const ask = async (query = '') => {
    await turn();
    return (await delivery.app().inject({ url: `/_delivery/health${query}`, headers })).json<HealthAnswer>();
  };
  const metrics = async () => (await delivery.app().inject({ url: '/_delivery/metrics', headers })).body;

  it('shows how each build does, with the sources of its crashes', async () => {
    const stack = `TypeError: x\n    at f (http://localhost/_mf/${remote}/${build}/page0.js:1:10)`;
    expect((await beacon([loaded])).statusCode).toBe(204);
    await beacon([loaded, { ...loaded, kind: 'crashed', ms: undefined, message: 'no horse 12345', stack }]);
    const answer = await ask(`?name=${remote}`);
    expect(answer).toMatchObject({
      environment: 'production',
      minutes: 60,
      builds: [
        {
          remote,
          build,
          role: 'active',
          sessions: 2,
          badSessions: 1,
          events: { loaded: 2, crashed: 1, fallback: 0 },
          loadMs: { p50: 400 },
          crashes: [
            { message: 'no horse <number>', frames: ['page0.js:1:10'], count: 1, browsers: { other: 1 } },
          ],
        },
      ],
    });
    expect((await ask('?name=shell')).builds).toEqual([]);
    expect((await ask(`?name=${remote}&crashes=0`)).builds).toMatchObject([{ sessions: 2, crashes: [] }]);
  });

  it('is read by the command line’s client', async () => {
    await delivery.app().listen({ port: 0, host: '127.0.0.1' });
    const siteUrl = `http://127.0.0.1:${(delivery.app().server.address() as AddressInfo).port}`;
    const client = createDeliveryClient({ siteUrl, token: TEST_TOKEN });
    expect((await client.health({ name: remote, minutes: 5 })).builds).toMatchObject([{ remote, build }]);
    await expect(client.health({ environment: 'moon' })).rejects.toThrow(
      'found moon; wanted one of production, staging',
    );
  });

  it('tells Prometheus', async () => {
    await beacon([{ ...loaded, role: 'canary' }]);
    const text = await metrics();
    expect(text).toContain(
      `galopin_remote_events_total{environment="production",remote="mf-races",build="${build}",role="canary",event="loaded"} 1`,
    );
    expect(text).toMatch(/galopin_release\{environment="production"\} 2/);
    expect(text).toMatch(/galopin_ledger_up\{environment="production"\} 1/);
    expect(text).toMatch(/galopin_requests_seconds_count\{kind="delivery",status="2xx"\} \d+/);
  });

  it.each(['/_delivery/health', '/_delivery/health/timeline?name=mf-races', '/_delivery/metrics'])(
    'shows %s to nobody without the token',
    async (url) => {
      expect((await delivery.app().inject(url)).statusCode).toBe(401);
    },
  );

  it.each([
    '?environment=moon',
    '?minutes=0',
    '?name=../x',
    '/timeline',
    '/timeline?name=mf-races&minutes=0',
    '/timeline?name=mf-races&environment=moon',
  ])('refuses to tell of %s', async (query) => {
    const answer = await delivery.app().inject({ url: `/_delivery/health${query}`, headers });
    expect([400, 422]).toContain(answer.statusCode);
  });

  it('drops what is about no released build, and what is tried out, and counts it', async () => {
    const before = await ask();
    expect((await beacon([{ ...loaded, build: 'f'.repeat(16) }])).statusCode).toBe(204);
    expect((await beacon([{ ...loaded, role: 'override' }])).statusCode).toBe(204);
    expect((await beacon([{ ...loaded, role: 'override', build: LOCAL_BUILD }])).statusCode).toBe(204);
    expect(await ask()).toEqual(before);
    const text = await metrics();
    expect(text).toContain('galopin_beacons_dropped_total{why="unknown-build"} 1');
    expect(text).toContain('galopin_beacons_dropped_total{why="override"} 2');
  });

  it.each<[string, readonly object[], object]>([
    ['no events', [], {}],
    ['too many events', Array.from({ length: HEALTH_LIMITS.events + 1 }, () => loaded), {}],
    ['an unknown kind', [{ ...loaded, kind: 'odd' }], {}],
    ['a render on the server, which delivery counts itself', [{ ...loaded, kind: 'unrendered' }], {}],
    ['a field of its own', [{ ...loaded, email: 'ann@site.test' }], {}],
    ['a name that is none', [{ ...loaded, remote: '../shell' }], {}],
    ['a time before the beginning', [{ ...loaded, ms: -1 }], {}],
    ['too long a message', [{ ...loaded, message: 'x'.repeat(HEALTH_LIMITS.message + 1) }], {}],
    ['a session that says who it is', [loaded], { session: 'ann@site.test' }],
    ['another schema', [loaded], { schema: 2 }],
  ])('refuses a beacon with %s', async (_what, events, change) => {
    expect((await beacon(events, change)).statusCode).toBe(400);
  });

  it.each(['/_health/beacon', '/_health/reports'])(
    'refuses what is too long or no JSON at %s',
    async (url) => {
      expect((await post(url, `"${'x'.repeat(65_536)}"`)).statusCode).toBe(413);
      expect((await post(url, '{')).statusCode).toBe(400);
      expect((await post(url, '{"__proto__":{"a":1}}')).statusCode).toBe(400);
    },
  );

  it('counts what policies refused', async () => {
    const report = {
      'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'https://a.test' },
    };
    const answer = await post('/_health/reports', JSON.stringify(report), 'application/csp-report');
    expect(answer.statusCode).toBe(204);
    expect(await metrics()).toContain(
      'galopin_policy_reports_total{type="csp-violation",directive="script-src-elem"} 1',
    );
  });

  it('listens to one address so often a minute, and to others all the same', async () => {
    const codes: number[] = [];
    for (let at = 0; at < 245; at += 1) {
      const answer = await post('/_health/reports', '{}', 'application/json', '203.0.113.7');
      codes.push(answer.statusCode);
    }
    expect(codes.filter((code) => code === 204)).toHaveLength(240);
    expect(codes.at(-1)).toBe(429);
    expect((await post('/_health/reports', '{}', 'application/json', '203.0.113.8')).statusCode).toBe(204);
    expect(await metrics()).toContain('galopin_beacons_dropped_total{why="rate"} 5');
  });
});
