import { startTestPostgres, type TestPostgres } from '@galopin/postgres';
import { startTcpProxy, type TcpProxy } from '@galopin/processes';
import { fakeRemote, fakeShell } from './testing/fakeBuild';
import { startTestDelivery, TEST_TOKEN, type TestDelivery } from './testing/startTestDelivery';

/** What is promised, and what this machine may add when it is busy. */
const LIMIT_MS = 5000 + 1500;

describe('a ledger that stops answering', () => {
  let postgres: TestPostgres;
  let proxy: TcpProxy;
  let delivery: TestDelivery;

  beforeAll(async () => {
    postgres = await startTestPostgres();
    proxy = await startTcpProxy(postgres.url);
    delivery = await startTestDelivery({ DATABASE_URL: proxy.through(postgres.url) });
    await delivery.release(fakeShell(), fakeRemote('mf-races', ['/']));
  }, 60_000);
  afterAll(async () => {
    await delivery.stop();
    await proxy.stop();
    await postgres.stop();
  });

  const ask = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const begun = performance.now();
    const answer = await delivery.app().inject({
      method,
      url,
      headers: { authorization: `Bearer ${TEST_TOKEN}` },
      ...(payload !== undefined && { payload }),
    });
    expect(performance.now() - begun).toBeLessThan(LIMIT_MS);
    return answer;
  };
  const change = { op: 'freeze', name: 'mf-races', reason: 'drill', actor: 'test' };
  const askAll = () =>
    Promise.all([
      ask('GET', '/_delivery/history'),
      ask('GET', '/_delivery/verification'),
      ask('POST', '/_delivery/changes', change),
    ]);

  it.each(['stall', 'refuse'] as const)(
    'is told in five seconds, and the site serves on: %s',
    async (fault) => {
      proxy[fault]();
      for (const { statusCode, headers, body } of await askAll()) {
        expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
        expect(body).toContain('database-away');
      }
      expect((await ask('GET', '/')).statusCode).toBe(200);
      proxy.resume();
      const resumed = performance.now();
      const left = async () => (await askAll()).filter(({ statusCode }) => statusCode !== 200);
      // Each connection that was cut unnoticed fails once.
      while ((await left()).length > 0 && performance.now() - resumed < LIMIT_MS);
      expect(await left()).toEqual([]);
    },
    30_000,
  );
});
