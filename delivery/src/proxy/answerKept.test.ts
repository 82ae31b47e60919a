import { STREAM_PATH } from '@galopin/shared/contracts';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import { until } from '@galopin/processes';
import fastify, { type FastifyInstance } from 'fastify';
import { createAnswerCache, type AnswerCache } from '../answers/createAnswerCache';
import { answerHeaders } from '../http/answerHeaders';
import {
  FOR_ALL,
  heldBack,
  STAND_IN_TOKEN,
  startBackendStandIn,
  type BackendStandIn,
  type StandInAnswer,
  type StandInCall,
} from '../testing/startBackendStandIn';
import { proxyRoutes } from './proxyRoutes';

const DAY = '/caractrap?jour=2026-07-07';
const ROWS = JSON.stringify(Array.from({ length: 100 }, (_, id) => ({ id, hippo: 'VINCENNES' })));
const HEADERS = { ...FOR_ALL, etag: 'W/"of-the-day"', 'x-meetings-total': '6' };

describe('answers of the site’s port that are kept', () => {
  let backend: BackendStandIn;
  let answers: AnswerCache;
  let app: FastifyInstance;
  let answer: (call: StandInCall) => StandInAnswer | Promise<StandInAnswer>;

  beforeEach(async () => {
    answer = () => ({ headers: HEADERS, body: ROWS });
    backend = await startBackendStandIn((call) => answer(call));
    answers = createAnswerCache({
      backendUrl: backend.url,
      internalToken: STAND_IN_TOKEN,
      parse: { appId: 'galopin', javascriptKey: 'public-key' },
      log: { warn: () => undefined, info: () => undefined },
    });
    const heard = new Promise<void>((resolve) => void answers.onChange(resolve));
    app = fastify({ trustProxy: 'loopback' });
    answerHeaders(app, { SITE_ORIGIN: 'https://galopin.test' });
    await app.register(compress, { global: false });
    await app.register(proxyRoutes, {
      BACKEND_URL: backend.url,
      FIREBASE_AUTH_EMULATOR_HOST: undefined,
      NOTIFICATION_STREAM_PATH: STREAM_PATH,
      answers,
    });
    await heard;
  });
  afterEach(async () => {
    await app.close();
    await answers.close();
    await backend.stop();
  });

  const ask = (headers: Readonly<Record<string, string>> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: DAY, headers });

  it('come from the backend once, and as it gave them', async () => {
    const [first, second] = [await ask(), await ask()];
    for (const { statusCode, headers, body } of [first, second]) {
      expect([statusCode, body]).toEqual([200, ROWS]);
      expect(headers).toMatchObject({
        ...HEADERS,
        'content-length': String(ROWS.length),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000',
      });
    }
    expect(backend.calls).toHaveLength(1);
  });

  it('are packed as the visitor likes it', async () => {
    const read = async (accepted: string) => {
      const { headers, rawPayload } = await ask({ 'accept-encoding': accepted });
      return { encoding: headers['content-encoding'], rawPayload };
    };
    const [brotli, zipped, plain] = [await read('gzip, br'), await read('gzip'), await read('identity')];
    expect(brotli.encoding).toBe('br');
    expect(String(brotliDecompressSync(brotli.rawPayload))).toBe(ROWS);
    expect(zipped.encoding).toBe('gzip');
    expect(String(gunzipSync(zipped.rawPayload))).toBe(ROWS);
    expect(plain.encoding).toBeUndefined();
    expect(String(plain.rawPayload)).toBe(ROWS);
  });

  it('are not sent to whoever has them', async () => {
    const answered = await ask({ 'if-none-match': '"other", W/"of-the-day"' });
    expect([answered.statusCode, answered.body]).toEqual([304, '']);
    expect(answered.headers).toMatchObject({ etag: HEADERS.etag, vary: HEADERS.vary });
    expect(answered.headers).not.toHaveProperty('content-length');
    expect((await ask({ 'if-none-match': 'W/"of-yesterday"' })).statusCode).toBe(200);
  });

  it('have their headers alone where no more is asked for', async () => {
    await ask();
    const { statusCode, headers, rawPayload } = await ask({}, 'HEAD');
    expect([statusCode, rawPayload.length]).toEqual([200, 0]);
    expect(headers).toMatchObject({ ...HEADERS, 'content-length': String(ROWS.length) });
  });

  it('are new with the first call after a change', async () => {
    await ask();
    const changed = new Promise<void>((resolve) => void answers.onChange(resolve));
    answer = () => ({ headers: HEADERS, body: '["arrived"]' });
    backend.announce();
    await changed;
    expect((await ask()).body).toBe('["arrived"]');
  });

  it.each([
    ['shows a token', { authorization: 'Bearer t' }],
    ['shows what delivery shows', { 'x-internal-token': 'a guess' }],
  ])('are neither given to nor taken from whoever %s', async (_what, headers) => {
    await ask();
    answer = () => ({ headers: HEADERS, body: '["own"]' });
    expect((await ask(headers)).body).toBe('["own"]');
    expect(backend.calls.at(-1)?.headers).toMatchObject(headers);
    expect((await ask()).body).toBe(ROWS);
  });

  it('are asked for as the visitor, whom the backend counts', async () => {
    await ask({ 'x-forwarded-for': '203.0.113.7, 198.51.100.1', 'x-forwarded-host': 'galopin.test' });
    expect(backend.calls[0]?.headers).toMatchObject({
      'x-forwarded-for': '198.51.100.1',
      'x-forwarded-host': 'galopin.test',
    });
    expect(backend.calls[0]?.headers).not.toHaveProperty('x-internal-token');
  });

  it('do not refuse anybody for what another has read', async () => {
    const { held, letGo } = heldBack();
    const ips: unknown[] = [];
    answer = async ({ headers }) => {
      ips.push(headers['x-forwarded-for']);
      await held;
      return headers['x-forwarded-for'] === '198.51.100.1'
        ? { status: 429, headers: { 'retry-after': '30' }, body: '{}' }
        : { headers: HEADERS, body: ROWS };
    };
    const reading = ask({ 'x-forwarded-for': '198.51.100.1' });
    await until('the first call', () => ips.length === 1, 5000);
    const waiting = ask({ 'x-forwarded-for': '198.51.100.2' });
    letGo();
    const refused = await reading;
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '30']);
    expect((await waiting).statusCode).toBe(200);
    expect(ips).toEqual(['198.51.100.1', '198.51.100.2']);
  });

  it('fail as every call does while the backend is away', async () => {
    await backend.stop();
    const { statusCode, headers, body } = await ask();
    expect(statusCode).toBe(502);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body)).toMatchObject({ error: { code: 'bad-gateway' } });
  });

  describe('and those of Parse', () => {
    const call = (accepted: string) =>
      app.inject({
        method: 'POST',
        url: '/parse/functions/tipsOfDay',
        headers: { 'content-type': 'text/plain', 'accept-encoding': accepted },
        payload: '{}',
      });

    it('are packed on their way', async () => {
      answer = () => ({ headers: { 'content-type': 'application/json; charset=utf-8' }, body: ROWS });
      const { headers, rawPayload } = await call('gzip, deflate, br');
      expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
      expect(String(brotliDecompressSync(rawPayload))).toBe(ROWS);
      expect((await call('identity')).body).toBe(ROWS);
    });

    it('stay as they are where they are small, or packed', async () => {
      answer = () => ({ headers: { 'content-type': 'application/json' }, body: '{"result":[]}' });
      expect((await call('br')).headers).not.toHaveProperty('content-encoding');
      answer = () => ({
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
        body: ROWS,
      });
      expect((await call('br')).headers['content-encoding']).toBe('gzip');
    });
  });
});
