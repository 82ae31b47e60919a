import type { EntityAnswer, PerformancePage } from '@galopin/shared/contracts';
import { upsertRows } from '../races/store/upsertRows';
import { createTestApp, type TestApp } from '../testing/createTestApp';
import { DURAND, ENTITY_TODAY, IBIS, MARTIN, storeEntityWorld } from '../testing/entityWorld';
import { runnerRow } from '../testing/raceRows';

describe('the pages of horses, riders and trainers', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ now: () => Date.parse(`${ENTITY_TODAY}T13:00:00Z`) });
    await storeEntityWorld(test.database.db);
  }, 60_000);

  afterAll(() => test.close());

  const entity = async (path: string) => (await test.get(`/apin/entities/${path}`)).body as EntityAnswer;

  it('gives anyone all of one in one answer that may be kept and asked for again', async () => {
    const { status, headers, body } = await test.get(`/apin/entities/horse/${IBIS}`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(body).toMatchObject({ id: IBIS, name: 'Ibis', today: ENTITY_TODAY, gap: 5 });
    const again = await test.get(`/apin/entities/horse/${IBIS}`, 'anyone', {
      'if-none-match': String(headers['etag']),
    });
    expect(again.status).toBe(304);
  });

  it('gives the pages of one number in both roles', async () => {
    expect((await entity(`jockey/${MARTIN}`)).identity.kind).toBe('jockey');
    expect((await entity(`trainer/${MARTIN}`)).identity.kind).toBe('trainer');
  });

  it('gives performances by discipline, order and page', async () => {
    const { body } = await test.get(
      `/apin/entities/horse/${IBIS}/performances?discipline=Attel%C3%A9&sort=rank&page=1`,
    );
    const page = body as PerformancePage;
    expect(page.total).toBe(5);
    expect(page.rows.map(({ rank }) => rank)).toEqual([1, 1, 2, null, null]);
  });

  it('follows a correction', async () => {
    const corrected = runnerRow({
      numcourse: 7,
      numero: 1,
      jour: '2026-05-01',
      typec: 'Plat',
      cl: '1',
      idChe: IBIS,
      cheval: 'Ibis',
      idJockey: DURAND,
      partant: 12,
    });
    await upsertRows(test.database.db, 'cachedate', [corrected], 'test');
    test.changes.announce('2026-05-01');
    const { totals, gap } = await entity(`horse/${IBIS}`);
    expect(totals.all).toEqual({ starts: 8, wins: 3, places: 4 });
    expect(gap).toBe(3);
  });

  it.each(['horse/999', `trainer/${DURAND}`, 'jockey/999/performances'])(
    'answers 404 to %s, naming what was asked for',
    async (path) => {
      const { status, body } = await test.get(`/apin/entities/${path}`);
      const [kind, id] = path.split('/');
      expect(status).toBe(404);
      expect(body).toMatchObject({ error: { code: 'not-found', details: { kind, id: Number(id) } } });
    },
  );

  it.each([
    ['owner/1', 'kind'],
    ['horse/0', 'id'],
    ['horse/x', 'id'],
    ['horse/7/performances?page=0', 'page'],
    ['horse/7/performances?sort=gains', 'sort'],
    ['horse/7/performances?discipline=', 'discipline'],
  ])('refuses %s, naming %s', async (path, parameter) => {
    const { status, body } = await test.get(`/apin/entities/${path}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { code: 'invalid-parameter', details: { parameter } } });
  });

  it('describes both calls', async () => {
    const { paths } = (await test.get('/apin/openapi.json')).body as { paths: Record<string, object> };
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/apin/entities/{kind}/{id}', '/apin/entities/{kind}/{id}/performances']),
    );
  });
});
