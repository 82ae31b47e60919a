import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { until } from '@galopin/processes';
import {
  FOR_ALL,
  heldBack,
  STAND_IN_TOKEN,
  startBackendStandIn,
  type BackendStandIn,
  type StandInAnswer,
  type StandInCall,
} from '../testing/startBackendStandIn';
import { createAnswerCache, type AnswerCache, type AnswerCacheOptions } from './createAnswerCache';
import type { KeptAnswer } from './KeptAnswer';

const DAY = '/caractrap?jour=2026-07-07';
const VISITOR = { ip: '203.0.113.7', protocol: 'https', host: 'galopin.test' };
const OTHER = { ...VISITOR, ip: '203.0.113.8' };

const textOf = (answer: KeptAnswer | null | undefined) => answer && String(answer.body);

describe('the cache of answers', () => {
  let backend: BackendStandIn;
  let cache: AnswerCache;
  let answer: (call: StandInCall) => StandInAnswer | Promise<StandInAnswer>;
  let logged: string[];
  let time: number;
  let today: number;

  const open = async (options: Partial<AnswerCacheOptions> = {}) => {
    cache = createAnswerCache({
      backendUrl: backend.url,
      internalToken: STAND_IN_TOKEN,
      parse: { appId: 'galopin', javascriptKey: 'public-key' },
      log: {
        warn: (_details, message) => void logged.push(message),
        info: (message) => void logged.push(message),
      },
      clock: () => time,
      now: () => today,
      ...options,
    });
    if (options.internalToken === undefined && 'internalToken' in options) return;
    await nextChange();
  };
  const nextChange = () =>
    new Promise<void>((resolve) => {
      const stop = cache.onChange(() => {
        stop();
        resolve();
      });
    });
  const change = () => {
    const changed = nextChange();
    backend.announce();
    return changed;
  };

  beforeEach(async () => {
    let count = 0;
    answer = () => ({ body: `[${(count += 1)}]` });
    [logged, time, today] = [[], 1000, Date.parse('2026-07-07T10:00:00Z')];
    backend = await startBackendStandIn((call) => answer(call));
  });
  afterEach(async () => {
    await cache.close();
    await backend.stop();
  });

  it('asks once for all who ask at the same moment and after', async () => {
    await open();
    const [first, second] = await Promise.all([cache.find(DAY, VISITOR), cache.find(DAY, OTHER)]);
    expect(textOf(first)).toBe('[1]');
    expect(second).toBe(first);
    expect(await cache.get(DAY)).toBe(first);
    expect(cache.peek(DAY)).toBe(first);
    expect(backend.calls).toHaveLength(1);
  });

  it('keeps what the backend said beside the content, ready in every encoding', async () => {
    answer = () => ({
      body: '"é"',
      headers: { ...FOR_ALL, etag: 'W/"of-the-backend"', 'x-meetings-total': '6' },
    });
    await open();
    const kept = await cache.get(DAY);
    expect(kept).toMatchObject({
      status: 200,
      etag: 'W/"of-the-backend"',
      headers: { ...FOR_ALL, 'x-meetings-total': '6' },
    });
    expect(kept.headers).not.toHaveProperty('content-length');
    expect(String(brotliDecompressSync(await kept.encoded('br')))).toBe('"é"');
    expect(String(gunzipSync(await kept.encoded('gzip')))).toBe('"é"');
  });

  it('tells other queries and other paths apart', async () => {
    await open();
    expect(textOf(await cache.get(DAY))).toBe('[1]');
    expect(textOf(await cache.get(`${DAY}&limit=1`))).toBe('[2]');
    expect(textOf(await cache.get('/apin/races/1/odds'))).toBe('[3]');
    expect(textOf(await cache.get(DAY))).toBe('[1]');
  });

  it('gives nothing from before a change once it has heard of it', async () => {
    await open();
    await cache.get(DAY);
    const before = cache.generation();
    await change();
    expect(cache.generation()).toBeGreaterThan(before);
    expect(cache.peek(DAY)).toBeUndefined();
    expect(textOf(await cache.get(DAY))).toBe('[2]');
  });

  it('hands an answer begun before a change to nobody who asks after it', async () => {
    const { held, letGo } = heldBack();
    answer = async () => {
      await held;
      return { body: '"old"' };
    };
    await open();
    const old = cache.get(DAY);
    await until('the call', () => backend.calls.length === 1, 5000);
    await change();
    answer = () => ({ body: '"new"' });
    expect(textOf(await cache.get(DAY))).toBe('"new"');
    letGo();
    expect(textOf(await old)).toBe('"old"');
    expect(textOf(cache.peek(DAY))).toBe('"new"');
  });

  it('lets everything go when the stream ends, and again when it is back', async () => {
    await open();
    await cache.get(DAY);
    const ended = nextChange();
    backend.cutStreams();
    await ended;
    expect(cache.peek(DAY)).toBeUndefined();

    // Nobody tells of a change now: what is kept is a second old at most.
    expect(textOf(await cache.get(DAY))).toBe('[2]');
    time += 1000;
    expect(textOf(await cache.get(DAY))).toBe('[2]');
    time += 1;
    expect(textOf(await cache.get(DAY))).toBe('[3]');

    await until('a warning', () => logged.length > 0, 5000);
    const back = nextChange();
    backend.letStreams();
    await back;
    expect(cache.peek(DAY)).toBeUndefined();
    expect(logged).toEqual([
      'changes of the backend are not heard: its answers are kept for a second only',
      'changes of the backend are heard again',
    ]);
  });

  it('keeps answers for a second where it shares no secret with the backend', async () => {
    await open({ internalToken: undefined });
    await cache.get(DAY);
    time += 1000;
    expect(textOf(await cache.get(DAY))).toBe('[1]');
    time += 1;
    expect(textOf(await cache.get(DAY))).toBe('[2]');
  });

  it('counts the two seconds of an answer from when it was asked for', async () => {
    const { held, letGo } = heldBack();
    answer = async () => {
      await held;
      return { body: '"slow"' };
    };
    await open();
    const slow = cache.get(DAY);
    await until('the call', () => backend.calls.length === 1, 5000);
    time += 1999;
    const joined = cache.get(DAY);
    time += 1;
    answer = () => ({ body: '"own"' });
    const own = cache.get(DAY);
    letGo();
    expect([await slow, await joined, await own].map(textOf)).toEqual(['"slow"', '"slow"', '"own"']);
    expect(textOf(cache.peek(DAY))).toBe('"own"');
  });

  it('lets everything go when the day ends', async () => {
    await open();
    await cache.get(DAY);
    today = Date.parse('2026-07-08T00:00:00Z');
    expect(cache.peek(DAY)).toBeUndefined();
  });

  it('asks as the visitor it asks for, and as delivery for itself', async () => {
    await open();
    await cache.find(DAY, VISITOR);
    await cache.get('/apin/arrivals?date=2026-07-07');
    const [visitors, own] = backend.calls.map(({ headers }) => headers);
    expect(visitors).toMatchObject({
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'galopin.test',
    });
    expect(visitors).not.toHaveProperty('x-internal-token');
    expect(own).toMatchObject({ 'x-internal-token': STAND_IN_TOKEN });
    expect(own).not.toHaveProperty('x-forwarded-for');
  });

  it('hands a refusal to the one it was meant for alone', async () => {
    const { held, letGo } = heldBack();
    answer = async () => {
      await held;
      return { status: 429, headers: { 'retry-after': '30' }, body: '{}' };
    };
    await open();
    const refused = cache.find(DAY, VISITOR);
    await until('the call', () => backend.calls.length === 1, 5000);
    const waiting = cache.find(DAY, OTHER);
    const reading = cache.get(DAY);
    letGo();
    expect(await refused).toMatchObject({ status: 429, headers: { 'retry-after': '30' } });
    expect(await waiting).toBeNull();
    expect(await reading).toMatchObject({ status: 429 });
    expect(backend.calls).toHaveLength(2);
    answer = () => ({ body: '"there"' });
    expect(textOf(await cache.find(DAY, VISITOR))).toBe('"there"');
  });

  it.each([
    ['is private', { 'cache-control': 'private, max-age=0' }],
    ['is to be stored nowhere', { 'cache-control': 'public, no-store' }],
    ['says nothing', {}],
    ['sets a cookie', { ...FOR_ALL, 'set-cookie': 'a=b' }],
    ['depends on who asks', { ...FOR_ALL, vary: 'Cookie' }],
  ])('keeps no answer that %s, and leaves such calls alone', async (_what, headers) => {
    answer = () => ({ headers, body: '[]' });
    await open();
    expect(textOf(await cache.find(DAY, VISITOR))).toBe('[]');
    expect(cache.peek(DAY)).toBeUndefined();
    expect(await cache.find(`${DAY}&limit=1`, VISITOR)).toBeNull();
    expect(backend.calls).toHaveLength(1);
    expect(textOf(await cache.get(DAY))).toBe('[]');
    time += 60_001;
    expect(await cache.find(DAY, VISITOR)).not.toBeNull();
  });

  it.each([
    '/apin/user/1',
    '/apin/stats/summary',
    '/apin/races/..%2Fuser',
    '/apin/races/1/../2',
    '/icons/tabler.json',
    `${DAY}&Token=secret`,
    `${DAY}&sort=${'x'.repeat(1024)}`,
  ])('leaves %s alone', async (address) => {
    await open();
    expect(await cache.find(address, VISITOR)).toBeNull();
    expect(backend.calls).toHaveLength(0);
  });

  it('keeps no more than it may', async () => {
    answer = ({ url }) => ({ body: JSON.stringify(url.padEnd(10_000)) });
    await open({ maxBytes: 50_000 });
    for (const race of [1, 2, 3]) await cache.get(`/apin/races/${race}`);
    expect([1, 2, 3].map((race) => cache.peek(`/apin/races/${race}`) !== undefined)).toEqual([
      false,
      true,
      true,
    ]);
    answer = () => ({ body: 'x'.repeat(50_000) });
    expect((await cache.get('/apin/races/4')).body).toHaveLength(50_000);
    expect(cache.peek('/apin/races/4')).toBeUndefined();
  });

  it('fails as the backend does, for all who wait, and keeps nothing of it', async () => {
    await open();
    answer = () => Promise.reject(new Error('crashed'));
    const [one, other] = await Promise.allSettled([cache.get(DAY), cache.find(DAY, VISITOR)]);
    expect([one.status, other.status]).toEqual(['rejected', 'rejected']);
    expect(backend.calls).toHaveLength(1);
    answer = () => ({ body: '"there"' });
    expect(textOf(await cache.get(DAY))).toBe('"there"');
  });

  it('reads what a cloud function says to everybody, under the same generation', async () => {
    answer = ({ headers, url, body }) => ({
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ result: [headers['x-parse-application-id'], url, JSON.parse(body)] }),
    });
    await open();
    const press = await cache.run('pressOfDay', { day: '2026-07-07' });
    expect(JSON.parse(String(press.body))).toEqual({
      result: ['galopin', '/parse/functions/pressOfDay', { day: '2026-07-07' }],
    });
    expect(await cache.run('pressOfDay', { day: '2026-07-07' })).toBe(press);
    await cache.run('pressOfDay', { day: '2026-07-08' });
    await cache.run('guideArticles');
    await change();
    expect(await cache.run('pressOfDay', { day: '2026-07-07' })).not.toBe(press);
    expect(backend.calls).toHaveLength(4);
    expect(backend.calls.every(({ headers }) => headers['x-parse-javascript-key'] === 'public-key')).toBe(
      true,
    );
  });

  it('keeps no refusal of a cloud function', async () => {
    answer = () => ({ status: 400, body: '{"code":142}' });
    await open();
    expect(await cache.run('tipsOfDay', { day: 'never' })).toMatchObject({ status: 400 });
    await cache.run('tipsOfDay', { day: 'never' });
    expect(backend.calls).toHaveLength(2);
  });
});
