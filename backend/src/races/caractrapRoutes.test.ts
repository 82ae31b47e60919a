import { brotliDecompressSync } from 'node:zlib';
import { CARACTRAP_COLUMNS, type CaractrapRow } from '@galopin/shared/dictionary';
import { saveRaceDetails } from './store/raceDetails';
import { upsertRows } from './store/upsertRows';
import { createTestApp, type TestApp } from '../testing/createTestApp';
import { raceRow, TEST_DAY } from '../testing/raceRows';

const DAY = `/caractrap?jour=${TEST_DAY}`;

describe('GET /caractrap', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
    await upsertRows(
      test.database.db,
      'caractrap',
      [
        raceRow({ id: 12, reun: '1', prix: 10, dist: '900' }),
        raceRow({ id: 11, reun: '1', prix: 2, dist: '2850', heure: '15:15:00' }),
        raceRow({ id: 21, reun: '2', prix: 1, dist: '1000' }),
        raceRow({ id: 101, reun: '10', prix: 1, dist: '1600' }),
        raceRow({ id: 301, reun: 'Vire', prix: 1, dist: '2000' }),
        raceRow({ id: 9, reun: '1', prix: 1, jour: '2026-11-20' }),
      ],
      'test',
    );
  }, 60_000);

  afterAll(() => test.close());

  const ids = (body: unknown) => (body as readonly CaractrapRow[]).map(({ id }) => id);

  it('gives anyone meeting 1 only and says how many meetings there are', async () => {
    for (const url of [DAY, `${DAY}&reun=1`]) {
      const { status, body, headers } = await test.get(url);
      expect(status).toBe(200);
      expect(ids(body)).toEqual([11, 12]);
      expect(headers).toMatchObject({ 'x-meetings-total': '4', vary: 'Authorization, Accept-Encoding' });
    }
  });

  it('refuses anyone another meeting', async () => {
    const { status, body } = await test.get(`${DAY}&reun=2`);
    expect(status).toBe(401);
    expect(body).toMatchObject({ error: { code: 'unauthenticated' } });
  });

  it('gives a member every meeting: numbered ones by number, then the named', async () => {
    const { body, headers } = await test.get(DAY, 'member');
    expect(ids(body)).toEqual([11, 12, 21, 101, 301]);
    expect(headers['cache-control']).toContain('private');
    expect(ids((await test.get(`${DAY}&reun=Vire`, 'member')).body)).toEqual([301]);
  });

  it('refuses a bad token instead of taking it for none', async () => {
    for (const authorization of ['Bearer x.y.z', 'Basic abc', `Bearer ${test.tokens.unsigned()}`]) {
      const { status, body, headers } = await test.get(DAY, 'anyone', { authorization });
      expect(status).toBe(401);
      expect(body).toMatchObject({ error: { code: 'invalid-token' } });
      expect(headers['www-authenticate']).toContain('Bearer');
    }
  });

  it('sends the columns of the dictionary in their order, and none of the store’s own', async () => {
    const { body } = await test.get('/caractrap?id=11');
    const [row] = body as readonly CaractrapRow[];
    expect(Object.keys(row ?? {})).toEqual(CARACTRAP_COLUMNS.map(({ name }) => name));
    expect(row).toMatchObject({
      id: 11,
      jour: TEST_DAY,
      heure: '15:15:00',
      prix: 2,
      dist: '2850',
      reun: '1',
    });
  });

  it('says in what country and when of the day a meeting is run, where a source does', async () => {
    const details = { allocations: [], terrain: null, paris: [], cagnottes: [], partants: [] };
    const of = { jour: TEST_DAY, reun: 2, prix: 1, payable: null, details };
    await saveRaceDetails(test.database.db, [{ ...of, pays: 'SE', nature: 'NOCTURNE' }], 'pmu');
    test.changes.announce(TEST_DAY);
    const body = (await test.get(DAY, 'member')).body as readonly CaractrapRow[];
    expect(body.map(({ id, ...row }) => ['pays' in row, 'nature' in row, id])).toContainEqual([
      false,
      false,
      12,
    ]);
    expect(body.find(({ id }) => id === 21)).toMatchObject({ pays: 'SE', nature: 'NOCTURNE' });
  });

  it('gives anyone a single race of any meeting, an empty list for an unknown one', async () => {
    expect(ids((await test.get('/caractrap?id=301')).body)).toEqual([301]);
    expect((await test.get('/caractrap?id=999')).body).toEqual([]);
  });

  it('sorts numbers kept as text by their value, both ways, and keeps the limit', async () => {
    const sort = (term: string) => `${DAY}&sort=${encodeURIComponent(term)}`;
    expect(ids((await test.get(sort('dist asc'), 'member')).body)).toEqual([12, 21, 101, 301, 11]);
    expect(ids((await test.get(`${sort('dist desc')}&limit=2`, 'member')).body)).toEqual([11, 301]);
    expect(ids((await test.get(sort('reun desc, prix desc'), 'member')).body)).toEqual([
      101, 21, 12, 11, 301,
    ]);
  });

  it('gives an empty list for a day without races', async () => {
    const { status, body, headers } = await test.get('/caractrap?jour=1999-01-01', 'member');
    expect([status, body, headers['x-meetings-total']]).toEqual([200, [], '0']);
  });

  it.each([
    ['/caractrap', 'jour', null],
    ['/caractrap?jour=demain', 'jour', 'demain'],
    ['/caractrap?jour=2026-02-30', 'jour', '2026-02-30'],
    [`${DAY}&limit=0`, 'limit', '0'],
    [`${DAY}&limit=1002`, 'limit', '1002'],
    [`${DAY}&limit=ten`, 'limit', 'ten'],
    [`${DAY}&sort=source%20asc`, 'sort', 'source asc'],
    [`${DAY}&reun=`, 'reun', ''],
    ['/caractrap?id=abc', 'id', 'abc'],
  ])('refuses %s, naming parameter, value and what is wanted', async (url, parameter, value) => {
    const { status, body } = await test.get(url);
    expect(status).toBe(400);
    expect(body).toEqual({
      error: {
        code: 'invalid-parameter',
        message: expect.stringContaining(`"${parameter}"`),
        details: { parameter, value, wanted: expect.stringMatching(/.{10}/) },
      },
    });
  });

  it('answers 304 to who has the answer, and packs it for who can unpack', async () => {
    const { headers } = await test.get(DAY);
    const again = await test.get(DAY, 'anyone', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body]).toEqual([304, null]);
    const packed = await test.app.inject({ url: DAY, headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(ids(JSON.parse(String(brotliDecompressSync(packed.rawPayload))))).toEqual([11, 12]);
  });

  it('shows a change as soon as it is announced', async () => {
    const url = '/caractrap?jour=2026-11-20';
    await test.get(url, 'member');
    await upsertRows(
      test.database.db,
      'caractrap',
      [raceRow({ id: 10, reun: '1', prix: 2, jour: '2026-11-20' })],
      'test',
    );
    test.changes.announce('2026-11-20');
    expect(ids((await test.get(url, 'member')).body)).toEqual([9, 10]);
  });
});
