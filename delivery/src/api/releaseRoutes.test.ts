import type { BuildsAnswer, DiffAnswer, HistoryAnswer } from '@galopin/shared/contracts';
import { sql } from 'kysely';
import { connectLedger } from '../ledger/connectLedger';
import { fakeRemote, fakeShell } from '../testing/fakeBuild';
import { startTestDelivery, TEST_TOKEN, type TestDelivery } from '../testing/startTestDelivery';

const [one, two] = [1, 2].map((seed) => fakeRemote('mf-races', ['/'], { seed })) as [
  ReturnType<typeof fakeRemote>,
  ReturnType<typeof fakeRemote>,
];

describe('releaseRoutes', () => {
  let delivery: TestDelivery;

  beforeAll(async () => {
    delivery = await startTestDelivery();
    await delivery.release(fakeShell(), one, two);
    await delivery.publish(fakeRemote('mf-races', ['/'], { seed: 3 }));
    await delivery.change({
      op: 'promote',
      name: 'shell',
      environment: 'staging',
      buildId: fakeShell().artifact.buildId,
    });
  }, 60_000);
  afterAll(() => delivery.stop());

  const get = (url: string) =>
    delivery
      .app()
      .inject({ method: 'GET', url: `/_delivery${url}`, headers: { authorization: `Bearer ${TEST_TOKEN}` } });

  it('pages through the history, newest first, of one environment', async () => {
    const numbers = async (query: string) =>
      (await get(`/history?${query}`)).json<HistoryAnswer>().lines.map(({ n }) => n);
    expect(await numbers('')).toEqual([3, 2, 1]);
    expect(await numbers('limit=1&before=3')).toEqual([2]);
    expect(await numbers('name=shell')).toEqual([1]);
    expect(await numbers('environment=staging')).toEqual([1]);
    expect((await get('/history?limit=all')).statusCode).toBe(400);
    expect((await get('/history?environment=moon')).json()).toMatchObject({
      error: { findings: [{ rule: 'environment', wanted: 'one of production, staging' }] },
    });
  });

  it('lists the kept builds of a name with what they are to an environment', async () => {
    const { builds } = (await get('/builds?name=mf-races')).json<BuildsAnswer>();
    expect(builds.map(({ standing }) => standing)).toEqual(['kept', 'active', 'good']);
    expect(builds[1]).toMatchObject({ buildId: two.artifact.buildId, brotli: expect.any(Number) });
  });

  it('tells two builds apart, by their first digits', async () => {
    const [from, to] = [one, two].map(({ artifact }) => artifact.buildId);
    const diff = (await get(`/diff?name=mf-races&from=${from?.slice(0, 6)}&to=${to}`)).json<DiffAnswer>();
    expect(diff).toMatchObject({ from, to, facts: [] });
    expect(diff.files.map(({ file }) => file)).toEqual(['entry.js', 'page0.js']);
    expect((await get(`/diff?name=mf-races&from=ffffff&to=${to}`)).statusCode).toBe(404);
  });

  it('verifies the history of an environment, and says what does not fit', async () => {
    expect((await get('/verification')).json()).toEqual({ environment: 'production', ok: true, lines: 3 });
    const db = connectLedger(delivery.settings.DATABASE_URL, () => undefined);
    await sql`update delivery.pointer set state = '{"release": 1, "names": {}}' where environment = 'staging'`.execute(
      db,
    );
    await db.destroy();
    expect((await get('/verification?environment=staging')).json()).toMatchObject({
      ok: false,
      fault: expect.stringContaining('pointer'),
    });
  });
});
