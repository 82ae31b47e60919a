import { CACHEDATE_COLUMNS } from '@galopin/shared/dictionary';
import type { RunnerWithRace } from '@galopin/shared/contracts';
import { upsertRows } from './store/upsertRows';
import { createTestApp, type TestApp } from '../testing/createTestApp';
import { raceRow, runnerRow } from '../testing/raceRows';

describe('GET /cachedate', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
    const { db } = test.database;
    const race = { reun: '3', prix: 4, prixnom: 'Prix du Test', arriv: '10-2' };
    await upsertRows(db, 'caractrap', [raceRow({ id: 500, ...race })], 'test');
    await upsertRows(
      db,
      'cachedate',
      [
        runnerRow({ numcourse: 500, numero: 10, cheval: 'Ibis', idChe: 7, idJockey: 70, cotedirect: 11.8 }),
        runnerRow({ numcourse: 500, numero: 2, cheval: 'Jasmin', idChe: 8, idJockey: 70, idEntraineur: 90 }),
        runnerRow({ numcourse: 400, numero: 1, cheval: 'Ibis', idChe: 7, jour: '2026-10-01' }),
        ...Array.from({ length: 120 }, (_, index) =>
          runnerRow({ numcourse: 600 + index, numero: 1, idChe: 99 }),
        ),
      ],
      'test',
    );
  }, 60_000);

  afterAll(() => test.close());

  const rows = async (query: string) =>
    (await test.get(`/cachedate?${query}`)).body as readonly RunnerWithRace[];

  it('gives anyone the runners of a race by number, with what the race adds', async () => {
    const found = await rows('numcourse=500');
    expect(found.map(({ numero }) => numero)).toEqual([2, 10]);
    expect(Object.keys(found[0] ?? {})).toEqual([
      ...CACHEDATE_COLUMNS.map(({ name }) => name),
      'reun',
      'prix',
      'prixnom',
      'arriv',
    ]);
    expect(found[1]).toMatchObject({
      cotedirect: 11.8,
      reun: '3',
      prix: 4,
      prixnom: 'Prix du Test',
      arriv: '10-2',
    });
  });

  it('gives the performances of a horse, a jockey and a trainer, newest first', async () => {
    expect((await rows('idche=7')).map(({ numcourse }) => numcourse)).toEqual([500, 400]);
    expect((await rows('idche=7&sort=jour%20asc')).map(({ numcourse }) => numcourse)).toEqual([400, 500]);
    expect((await rows('idjockey=70')).map(({ cheval }) => cheval).sort()).toEqual(['Ibis', 'Jasmin']);
    expect((await rows('identraineur=90')).map(({ cheval }) => cheval)).toEqual(['Jasmin']);
  });

  it('keeps a runner whose race is not stored', async () => {
    expect((await rows('numcourse=400'))[0]).toMatchObject({ cheval: 'Ibis', reun: null, prixnom: null });
  });

  it('gives at most 100 rows and nothing for an unknown key', async () => {
    expect(await rows('idche=99')).toHaveLength(100);
    expect(await rows('idche=99&limit=3')).toHaveLength(3);
    expect(await rows('idche=12345')).toEqual([]);
  });

  it.each([
    ['', 'numcourse'],
    ['?numcourse=x', 'numcourse'],
    ['?numcourse=1&idche=2', 'idche'],
    ['?numcourse=1&limit=101', 'limit'],
    ['?numcourse=1&sort=prixnom', 'sort'],
    ['?idche=-1', 'idche'],
  ])('refuses /cachedate%s, naming %s', async (query, parameter) => {
    const { status, body } = await test.get(`/cachedate${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { code: 'invalid-parameter', details: { parameter } } });
  });
});
