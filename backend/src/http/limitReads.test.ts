import { RELEASE_NEWS } from '@galopin/shared/contracts';
import { createTestApp, type TestApp } from '../testing/createTestApp';

const TOKEN = 'an-internal-token-nobody-can-guess';

describe('reading what is stored', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ readLimits: { perMinute: 3, perHour: 5 }, internalToken: TOKEN });
  }, 60_000);
  afterAll(() => test.close());

  const read = async (remoteAddress: string, url = '/cachedate?numcourse=1', headers = {}) =>
    (await test.app.inject({ url, remoteAddress, headers })).statusCode;
  const readTimes = async (times: number, ...call: Parameters<typeof read>) => {
    const statuses = [];
    for (let time = 0; time < times; time += 1) statuses.push(await read(...call));
    return statuses;
  };

  it('is refused beyond the limit, whichever lists and pages are read, and says for how long', async () => {
    expect(await readTimes(2, '203.0.113.1')).toEqual([200, 200]);
    expect(await read('203.0.113.1', '/apin/arrivals?date=2022-01-01')).toBe(200);
    const answer = await test.app.inject({ url: '/caractrap?id=1', remoteAddress: '203.0.113.1' });
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({ error: { code: 'too-many-requests', details: { limit: 3 } } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('counts an IPv6 network as one visitor, and neighbours each for themselves', async () => {
    expect(await readTimes(3, '2001:db8:0:1::1')).toEqual([200, 200, 200]);
    expect(await read('2001:db8:0:1:ffff::9')).toBe(429);
    expect(await read('2001:db8:0:2::1')).toBe(200);
  });

  it('counts a member by account, wherever they are, and not with those around them', async () => {
    const headers = { authorization: `Bearer ${await test.tokens.sign({ sub: 'reader' })}` };
    expect(await readTimes(4, '203.0.113.1', '/cachedate?numcourse=1', headers)).toEqual([
      200, 200, 200, 429,
    ]);
    expect(await read('198.51.100.7', '/cachedate?numcourse=1', headers)).toBe(429);
  });

  it('costs nobody what delivery asks for itself', async () => {
    const headers = { [RELEASE_NEWS.header]: TOKEN };
    expect(await readTimes(6, '127.0.0.1', '/apin/documents', headers)).toEqual(Array(6).fill(200));
    const guessed = { [RELEASE_NEWS.header]: 'guessed' };
    expect(await readTimes(4, '127.0.0.1', '/apin/documents', guessed)).toEqual([200, 200, 200, 429]);
  });

  it('leaves the rest of the site as it is', async () => {
    expect(await read('203.0.113.1', '/health')).toBe(200);
    expect(await read('203.0.113.1', '/apin/search?q=xy')).toBe(200);
  });
});
