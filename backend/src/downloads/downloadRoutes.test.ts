import type { CsvLink } from '@galopin/shared/contracts';
import { CACHEDATE_COLUMNS, CARACTRAP_COLUMNS } from '@galopin/shared/dictionary';
import { parse } from 'csv-parse/sync';
import { upsertRows } from '../races/store/upsertRows';
import { raceRow, runnerRow } from '../testing/raceRows';
import { startPayments, type TestPayments } from '../testing/startPayments';
import { TEST_ADMIN } from '../testing/testTokens';

const FIRST = '2026-11-20';
const LAST = '2026-11-21';

describe('a file of runners', () => {
  let pay: TestPayments;
  let now = Date.now();

  beforeAll(async () => {
    pay = await startPayments({ now: () => now });
    const { db } = pay.test.database;
    await upsertRows(
      db,
      'caractrap',
      [
        raceRow({ id: 2, jour: LAST, reun: '10', prix: 1, prixnom: 'Prix; du "Lac"' }),
        raceRow({ id: 3, jour: LAST, reun: '2', prix: 4, prixnom: '=HYPERLINK("x")' }),
        raceRow({ id: 1, jour: FIRST, reun: '1', prix: 1 }),
      ],
      'pturf',
    );
    await upsertRows(
      db,
      'cachedate',
      [
        runnerRow({ id: 21, numcourse: 2, jour: LAST, numero: 3, coteprob: 11.8 }),
        runnerRow({ id: 22, numcourse: 2, jour: LAST, numero: 1 }),
        runnerRow({ id: 31, numcourse: 3, jour: LAST, numero: 1 }),
        runnerRow({ id: 11, numcourse: 1, jour: FIRST, numero: 1 }),
      ],
      'pturf',
    );
    const id = await pay.order('buyer');
    pay.standIn.book.decide(id, 'pay');
    await pay.confirm('buyer', id);
  }, 60_000);
  afterAll(() => pay.close());

  const path = (query: string, uid = 'buyer') => `/apin/user/${uid}/csv${query}`;
  const link = async (query: string) =>
    (await pay.call('POST', path(query), { sub: 'buyer' })).body as CsvLink;
  const fetchFile = (url: string) => pay.test.app.inject({ url });
  const read = async (query: string, delimiter: string) => {
    const { payload } = await fetchFile((await link(query)).url);
    return parse(payload, { bom: true, columns: true, delimiter }) as Record<string, string>[];
  };

  it('holds the runners of its days in the order of the races', async () => {
    const rows = await read(`?from=${FIRST}&to=${LAST}`, ';');
    expect(rows.map(({ id }) => id)).toEqual(['11', '31', '22', '21']);
    expect((await read(`?from=${FIRST}&to=${FIRST}`, ';')).map(({ id }) => id)).toEqual(['11']);
  });

  it('names its columns as the field does, the runner’s before the race’s', async () => {
    const [row] = await read(`?from=${LAST}&to=${LAST}`, ';');
    const runner: readonly string[] = CACHEDATE_COLUMNS.map(({ name }) => name);
    const race = CARACTRAP_COLUMNS.map(({ name }) => name).filter((name) => !runner.includes(name));
    expect(Object.keys(row!)).toEqual([...runner, ...race]);
    expect(row).toMatchObject({ numcourse: '3', reun: '2', prix: '4' });
  });

  it('is written for French spreadsheets with semicolons, plainly with commas, without formulas', async () => {
    const french = (await fetchFile((await link(`?from=${LAST}&to=${LAST}`)).url)).payload;
    expect(french.startsWith('\uFEFF')).toBe(true);
    const plain = (await fetchFile((await link(`?from=${LAST}&to=${LAST}&separator=,`)).url)).payload;
    expect(plain.startsWith('\uFEFF')).toBe(false);
    const [formula, , runner] = await read(`?from=${LAST}&to=${LAST}&separator=,`, ',');
    expect(runner).toMatchObject({ coteprob: '11.8', prixnom: 'Prix; du "Lac"' });
    expect(formula?.['prixnom']).toBe('\'=HYPERLINK("x")');
    expect((await read(`?from=${LAST}&to=${LAST}`, ';')).at(-1)).toMatchObject({ coteprob: '11,8' });
  });

  it('is counted before, for members as well', async () => {
    const count = await pay.call('GET', path(`/count?from=${FIRST}&to=${LAST}`, 'reader'), { sub: 'reader' });
    expect(count.body).toEqual({ rows: 4, races: 3 });
    expect(await link(`?from=${FIRST}&to=${LAST}`)).toMatchObject({ rows: 4, races: 3 });
  });

  it('comes as a download that nobody keeps', async () => {
    const { url } = await link(`?from=${FIRST}&to=${LAST}`);
    expect((await fetchFile(url)).headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="galopin-${FIRST}_${LAST}.csv"`,
      'cache-control': 'private, no-store',
    });
  });

  it('is for subscribers and the administrator', async () => {
    const query = `?from=${LAST}&to=${LAST}`;
    expect(await pay.call('POST', path(query, 'reader'), { sub: 'reader' })).toMatchObject({
      status: 403,
      body: { error: { code: 'subscription-required' } },
    });
    const admin = { sub: 'boss', email: TEST_ADMIN, email_verified: true };
    expect((await pay.call('POST', path(query, 'boss'), admin)).status).toBe(200);
  });

  it('is refused after two minutes, and with a changed link', async () => {
    const { url } = await link(`?from=${LAST}&to=${LAST}`);
    expect((await fetchFile(`${url.slice(0, -2)}xx`)).json()).toMatchObject({
      error: { code: 'link-invalid' },
    });
    now += 121_000;
    const late = await fetchFile(url);
    expect([late.statusCode, late.json()]).toMatchObject([403, { error: { code: 'link-expired' } }]);
    now -= 121_000;
  });

  it.each([
    ['?from=2026-11-01&to=2026-12-02', 'to'],
    ['?from=2026-11-02&to=2026-11-01', 'to'],
    ['?from=2026-11-31&to=2026-12-01', 'from'],
    ['?to=2026-12-01', 'from'],
    [`?from=${LAST}&to=${LAST}&separator=|`, 'separator'],
  ])('is refused for %s', async (query, parameter) => {
    expect(await pay.call('POST', path(query), { sub: 'buyer' })).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid-parameter', details: { parameter } } },
    });
  });

  it('may have 31 days', async () => {
    expect((await pay.call('POST', path('?from=2026-11-01&to=2026-12-01'), { sub: 'buyer' })).status).toBe(
      200,
    );
  });
});
