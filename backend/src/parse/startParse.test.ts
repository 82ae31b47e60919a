import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { createTestTokens, type TestTokens } from '../testing/testTokens';
import type { Tip } from '../tips/Tip';
import { startParse, type ParseService } from './startParse';

const KEYS = { appId: 'test', javascriptKey: 'public', masterKey: 'secret' };
const DAY = '2026-11-21';
const NOW = Date.parse(`${DAY}T12:00:00Z`);

const tip = (race: number): Tip => ({
  day: DAY,
  raceId: 100 + race,
  meeting: 1,
  race,
  racecourse: 'Vincennes',
  raceName: 'Prix du Test',
  quinte: race === 1,
  title: 'Avis',
  text: 'Un texte.',
  base: [4, 8],
  regular: [1],
  outsiders: [],
  favourite: race === 1 ? 12 : null,
  selection: [4, 8, 1, 12],
});

describe('Parse', () => {
  let database: TestDatabase;
  let parse: ParseService;
  let tokens: TestTokens;
  let server: Server;
  let url: string;
  const warnings: string[] = [];

  beforeAll(async () => {
    [database, tokens] = await Promise.all([openTestDatabase(), createTestTokens()]);
    const logger = pino({ level: 'warn' }, { write: (line) => warnings.push(line) });
    parse = await startParse({
      databaseUrl: database.url,
      serverUrl: 'http://127.0.0.1:9/parse',
      keys: KEYS,
      verifier: tokens.verifier,
      logger,
      now: () => NOW,
    });
    server = createServer(parse.handler).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }, 60_000);

  afterAll(async () => {
    server.close();
    await parse.stop();
    await database.close();
  });

  const call = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        'x-parse-application-id': KEYS.appId,
        'x-parse-javascript-key': KEYS.javascriptKey,
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  it('starts without a warning and answers the health call without a key', async () => {
    expect(warnings).toEqual([]);
    const response = await fetch(`${url}/health`);
    expect(await response.json()).toEqual({ status: 'ok' });
    expect(await parse.probe()).toMatch(/^\d+\.\d+/);
  });

  it('makes a member once, also for two calls at once, and keeps the payment', async () => {
    const made = await Promise.all(
      [1, 2, 3].map(() => parse.members.ensure({ uid: 'u1', email: 'u1@demo.test' })),
    );
    expect(made.filter(({ created }) => created)).toHaveLength(1);
    const payment = { state: 'completed', create_time: '2026-11-18T12:00:00Z' };
    await parse.members.setPayment('u1', payment);
    expect(await parse.members.find('u1')).toEqual({ uid: 'u1', email: 'u1@demo.test', payment });
    expect(await parse.members.find('nobody')).toBeUndefined();
    await expect(parse.members.setPayment('nobody', payment)).rejects.toThrow('no such member');
  });

  it('replaces the tips of a day and gives them back in order', async () => {
    await parse.tips.save(DAY, [tip(2), tip(1), tip(3)]);
    await parse.tips.save(DAY, [tip(1), tip(2)]);
    expect(await parse.tips.tipsOf(DAY)).toEqual([tip(1), tip(2)]);
    expect(await parse.tips.tipsOf('2026-11-20')).toEqual([]);
  });

  it('gives all tips to a subscriber and the first one to anyone else', async () => {
    await parse.tips.save(DAY, [tip(1), tip(2)]);
    await parse.members.ensure({ uid: 'paying', email: null });
    await parse.members.setPayment('paying', {
      payment: { state: 'approved', create_time: '2026-11-18T12:00:00Z' },
    });
    await parse.members.ensure({ uid: 'free', email: null });
    const ask = async (token?: string) => {
      const { body } = await call('/functions/tipsOfDay', { day: DAY, token });
      const { tips, ...rest } = body.result as { readonly tips: readonly Tip[] };
      return { ...rest, races: tips.map(({ race }) => race) };
    };
    const first = { races: [1], total: 2, unlocked: false };
    const all = { races: [1, 2], total: 2, unlocked: true };
    expect(await ask()).toEqual(first);
    expect(await ask(await tokens.sign({ sub: 'free' }))).toEqual(first);
    expect(await ask(await tokens.sign({ sub: 'paying' }))).toEqual(all);
    expect(
      await ask(await tokens.sign({ sub: 'x', email: 'admin@demo.test', email_verified: true })),
    ).toEqual(all);
  });

  it('reads the token from the bearer header as well', async () => {
    await parse.tips.save(DAY, [tip(1), tip(2)]);
    const token = await tokens.sign({ sub: 'x', email: 'admin@demo.test', email_verified: true });
    const { body } = await call('/functions/tipsOfDay', { day: DAY }, { authorization: `Bearer ${token}` });
    expect(body.result).toMatchObject({ unlocked: true });
  });

  it('refuses a bad token and a bad day', async () => {
    expect((await call('/functions/tipsOfDay', { day: DAY, token: 'x.y.z' })).body).toMatchObject({
      code: 209,
    });
    expect((await call('/functions/tipsOfDay', { day: 'demain' })).body).toMatchObject({ code: 142 });
  });

  it.each([
    '/classes/Member',
    '/classes/Tip',
    '/classes/GuideArticle',
    '/users',
    '/sessions',
    '/schemas',
    '/config',
  ])('is closed to clients at %s', async (path) => {
    const thief = { uid: 'thief', username: 'a', password: 'b', day: DAY, slug: 'x', raceId: 1 };
    for (const { status, body } of [await call(path), await call(path, thief)]) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body).not.toHaveProperty('results');
    }
  });

  it('has the guide’s articles to read', async () => {
    expect((await call('/functions/guideArticles', {})).body).toEqual({ result: [] });
  });
});
