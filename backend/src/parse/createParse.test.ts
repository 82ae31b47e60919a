import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import type { GuideArticle, LockedTip, PressSynthesis, Tip, TipsOfDay } from '@galopin/shared/contracts';
import { startTestPostgres, type TestPostgres } from '@galopin/postgres';
import pg from 'pg';
import { createDatabase } from '../database/createDatabase';
import { migrate } from '../main/migrate';
import { upsertRows } from '../races/store/upsertRows';
import { raceRow } from '../testing/raceRows';
import { createTestTokens, TEST_ADMIN, type TestTokens } from '../testing/testTokens';
import { LEGAL_TEXTS } from '../legal/i18n/legalTexts';
import { createParse, type ParseService } from './createParse';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const DAY = '2026-11-21';
const KEYS = { appId: 'galopin', javascriptKey: 'public-key', masterKey: 'master-key' };

const tip = (raceId: number, meeting: number, race: number): Tip => ({
  raceId,
  jour: DAY,
  meeting,
  race,
  racecourse: 'Vincennes',
  raceName: 'Prix de Cornulier',
  quinte: race === 4,
  title: `R${meeting}C${race} – Vincennes`,
  text: 'Un texte.',
  base: [4, 7],
  regular: [1, 12, 9],
  outsiders: [3],
  favourite: race === 1 ? null : 9,
  selection: [4, 7, 1, 12, 9, 3],
});
const TIPS = [tip(1002, 2, 3), tip(1003, 10, 1), tip(1001, 2, 1), tip(1000, 1, 4)];
const IN_ORDER = [1000, 1001, 1002, 1003];
const locked = (raceId: number, meeting: number, race: number, time: string | null): LockedTip => ({
  raceId,
  meeting,
  race,
  racecourse: 'Vincennes',
  raceName: 'Prix de Cornulier',
  quinte: false,
  time,
});
const press = (raceId: number, race: number, selection: readonly number[]): PressSynthesis => ({
  raceId,
  jour: DAY,
  meeting: 1,
  race,
  racecourse: 'Vincennes',
  raceName: 'Prix de Cornulier',
  titles: [{ title: 'Le Turfiste', selection }],
});

interface Answer {
  readonly status: number;
  readonly body: {
    readonly result?: TipsOfDay;
    readonly code?: number;
    readonly error?: string;
  };
}

describe('Parse Server', () => {
  let postgres: TestPostgres;
  let parse: ParseService;
  let tokens: TestTokens;
  let server: Server;
  let origin: string;
  let logged: string[] = [];
  const written: string[] = [];
  const folder = mkdtempSync(`${tmpdir()}/galopin-parse-`);
  const home = process.cwd();

  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = { 'x-parse-javascript-key': KEYS.javascriptKey },
  ): Promise<Answer> => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-parse-application-id': KEYS.appId,
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  };
  const tipsOfDay = (params: unknown) => call('POST', '/functions/tipsOfDay', params);
  const idsOf = ({ body }: Answer) => body.result?.tips.map(({ raceId }) => raceId);

  beforeAll(async () => {
    process.chdir(folder);
    for (const stream of [process.stdout, process.stderr]) {
      jest.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    }
    for (const method of ['log', 'warn', 'error'] as const) {
      jest.spyOn(console, method).mockImplementation((...texts) => void written.push(texts.join(' ')));
    }
    [postgres, tokens] = await Promise.all([startTestPostgres(), createTestTokens()]);
    parse = createParse({
      databaseUrl: postgres.url,
      keys: KEYS,
      serverUrl: 'http://localhost:3000/parse',
      verifier: tokens.verifier,
      startTimes: (ids) => Promise.resolve(new Map(ids.includes(1001) ? [[1001, '14:05']] : [])),
      withPayment: (member) => Promise.resolve(member),
      now: () => NOW,
      logger: {
        warn: (message, context) => logged.push(`${message} ${JSON.stringify(context)}`),
        error: (message, context) => logged.push(`${message} ${JSON.stringify(context)}`),
      },
    });
    server = createServer(parse.handler);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await parse.start();
    jest.restoreAllMocks();
    written.push(...logged);
    await parse.tips.replace(DAY, 'press', TIPS);
  }, 60_000);

  beforeEach(() => {
    logged = [];
  });

  afterAll(async () => {
    process.chdir(home);
    await new Promise((resolve) => server.close(resolve));
    await parse.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true });
  });

  it('starts without a warning and writes nothing where the process stands', async () => {
    expect(written).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
    expect(await parse.health()).toMatch(/^9\./);
    expect(await (await fetch(`${origin}/health`)).json()).toEqual({ status: 'ok' });
  });

  describe('keeping what is edited from clients', () => {
    const member = {
      uid: 'thief',
      payment: { state: 'completed', create_time: new Date(NOW).toISOString() },
    };

    it.each([
      ['GET', '/classes/Member'],
      ['GET', '/classes/Tip'],
      ['GET', '/classes/PressSynthesis'],
      ['GET', '/classes/GuideArticle'],
      ['GET', '/classes/_User'],
      ['POST', '/classes/Member', member],
      ['POST', '/classes/Member/', member],
      ['POST', '/classes/Tip', tip(1, 1, 1)],
      ['POST', '/classes/GuideArticle', { slug: 'x', title: 'x' }],
      ['POST', '/classes/Something', { a: 1 }],
      ['POST', '/classes/Tip', { _method: 'GET' }],
      ['POST', '/users', { username: 'me', password: 'secret' }],
      ['GET', '/login?username=me&password=secret'],
      ['POST', '/files/x.txt', { base64: 'eA==', _ContentType: 'text/plain' }],
      ['GET', '/schemas'],
      ['GET', '/config'],
      ['POST', '/functions/other', {}],
      ['POST', '/batch', { requests: [{ method: 'GET', path: '/parse/classes/Tip' }] }],
    ])('refuses %s %s with the public key', async (method, path, ...[body]: readonly unknown[]) => {
      const { status, body: answer } = await call(method, path, body);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(JSON.stringify(answer)).not.toContain('Cornulier');
      expect(logged).toEqual([]);
    });

    it('is refused by the classes themselves as well', async () => {
      const client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
      const { rows } = await client.query<{ name: string; permissions: Record<string, unknown> }>(
        `select "className" as name, schema -> 'classLevelPermissions' as permissions from "_SCHEMA"
         where "className" in ('Member', 'Tip', 'PressSynthesis', 'GuideArticle', '_User', '_Session', '_Role',
           '_Installation')`,
      );
      await client.end();
      expect(rows).toHaveLength(8);
      for (const { permissions } of rows) {
        for (const operation of ['find', 'count', 'get', 'create', 'update', 'delete', 'addField']) {
          expect(permissions[operation]).toEqual({});
        }
      }
    });

    it('refuses the master key and no key at all from outside', async () => {
      const master = await call('GET', '/classes/Tip', undefined, { 'x-parse-master-key': KEYS.masterKey });
      expect(master).toMatchObject({ status: 403, body: { error: 'unauthorized' } });
      expect((await call('POST', '/functions/tipsOfDay', { day: DAY }, {})).status).toBe(403);
      expect(logged).toEqual([]);
    });

    it('answers a path that it has nothing at', async () => {
      const response = await fetch(`${origin}/nothing`);
      expect(response.status).toBeGreaterThanOrEqual(400);
      await response.text();
    });
  });

  describe('the tips of a day', () => {
    beforeAll(async () => {
      const paid = (days: number) => ({
        payment: { state: 'completed', create_time: new Date(NOW - days * 86_400_000).toISOString() },
      });
      await parse.members.ensure({ uid: 'member', email: 'membre@demo.test' });
      await parse.members.ensure({ uid: 'subscriber', email: 'abonne@demo.test' });
      await parse.members.setPayment('subscriber', paid(3));
      await parse.members.ensure({ uid: 'expired', email: null });
      await parse.members.setPayment('expired', paid(45));
    });

    it('are given to anyone up to the first, and of the others the race alone, not a word of the tip', async () => {
      const answer = await tipsOfDay({ day: DAY });
      expect(answer).toEqual({
        status: 200,
        body: {
          result: {
            tips: [tip(1000, 1, 4)],
            locked: [locked(1001, 2, 1, '14:05'), locked(1002, 2, 3, null), locked(1003, 10, 1, null)],
            total: 4,
            unlocked: false,
          },
        },
      });
    });

    it.each(['member', 'expired', 'never-seen'])('are given up to the first to %s', async (sub) => {
      const answer = await tipsOfDay({ day: DAY, token: await tokens.sign({ sub }) });
      expect(idsOf(answer)).toEqual([1000]);
      expect(answer.body.result).toMatchObject({ total: 4, unlocked: false });
    });

    it('are all given to a subscriber, by meeting, then race', async () => {
      const answer = await tipsOfDay({ day: DAY, token: await tokens.sign({ sub: 'subscriber' }) });
      expect(idsOf(answer)).toEqual(IN_ORDER);
      expect(answer.body.result).toMatchObject({ locked: [], total: 4, unlocked: true });
    });

    it('are all given to the administrator, whose address must be verified', async () => {
      const token = (verified: boolean) =>
        tokens.sign({ sub: 'boss', email: TEST_ADMIN, email_verified: verified });
      expect(idsOf(await tipsOfDay({ day: DAY, token: await token(true) }))).toEqual(IN_ORDER);
      expect(idsOf(await tipsOfDay({ day: DAY, token: await token(false) }))).toEqual([1000]);
    });

    it('are none on a day without any', async () => {
      expect((await tipsOfDay({ day: '2026-11-20' })).body.result).toEqual({
        tips: [],
        locked: [],
        total: 0,
        unlocked: false,
      });
    });

    it('are refused with a token that is not accepted, without a word of it in the log', async () => {
      const expired = await tokens.sign({ sub: 'subscriber', expiresIn: -10 });
      const foreign = await (await createTestTokens()).sign({ sub: 'subscriber' });
      const cases = [
        [expired, 'The token has expired.'],
        [foreign, 'The token is not one of this site.'],
        [tokens.unsigned({ sub: 'subscriber' }), 'The token is not signed as those of this site are.'],
        ['', expect.stringContaining('token')],
      ] as const;
      for (const [token, error] of cases) {
        expect(await tipsOfDay({ day: DAY, token })).toEqual({ status: 400, body: { code: 209, error } });
      }
      expect(logged).toEqual([]);
    });

    it.each([
      [{}, 'Parameter "day"'],
      [{ day: 5 }, 'Parameter "day" is 5: a day like 2026-11-21 is wanted.'],
      [{ day: 'demain' }, 'Parameter "day" is "demain": a day like 2026-11-21 is wanted.'],
      [{ day: '2026-02-30' }, 'Parameter "day" is "2026-02-30": there is no such day.'],
      [{ day: { $ne: '' } }, 'Parameter "day"'],
      [{ day: DAY, token: 5 }, 'Parameter "token": text is wanted.'],
    ])('are refused for the parameters %j', async (params, error) => {
      const answer = await tipsOfDay(params);
      expect(answer).toMatchObject({ status: 400, body: { code: 142 } });
      expect(answer.body.error).toContain(error);
    });
  });

  describe('members', () => {
    it('are made once, also by ten calls at once', async () => {
      const made = await Promise.all(
        Array.from({ length: 10 }, () => parse.members.ensure({ uid: 'many', email: 'many@demo.test' })),
      );
      expect(made.filter(({ created }) => created)).toHaveLength(1);
      expect(await parse.members.ensure({ uid: 'many', email: null })).toEqual({ created: false });
      expect(await parse.members.find('many')).toEqual({ uid: 'many', email: 'many@demo.test' });
    });

    it('follow a change of address', async () => {
      await parse.members.ensure({ uid: 'moved', email: 'old@demo.test' });
      await parse.members.ensure({ uid: 'moved', email: 'new@demo.test' });
      expect(await parse.members.find('moved')).toMatchObject({ email: 'new@demo.test' });
    });

    it('keep their payment in either layout', async () => {
      const flat = { state: 'completed', create_time: '2026-11-18T12:00:00.000Z' };
      await parse.members.ensure({ uid: 'payer', email: null });
      for (const payment of [flat, { payment: flat }]) {
        await parse.members.setPayment('payer', payment);
        expect(await parse.members.find('payer')).toEqual({ uid: 'payer', email: null, payment });
      }
    });

    it('are not there unless made', async () => {
      expect(await parse.members.find('nobody')).toBeUndefined();
      await expect(parse.members.setPayment('nobody', {})).rejects.toThrow('no such member');
    });
  });

  describe('tips', () => {
    it('of one source replace those it gave before, and no others', async () => {
      const other = '2026-11-22';
      const of = (raceId: number, text: string) => ({ ...tip(raceId, 1, raceId), jour: other, text });
      await parse.tips.replace(other, 'press', [of(1, 'a'), of(2, 'b')]);
      await parse.tips.replace(other, 'club', [of(3, 'c')]);
      await parse.tips.replace(other, 'press', [of(2, 'changed'), of(4, 'd')]);
      const texts = (await parse.tips.ofDay(other)).map(({ raceId, text }) => [raceId, text]);
      expect(texts).toEqual([
        [2, 'changed'],
        [3, 'c'],
        [4, 'd'],
      ]);
    });
  });

  it('loses what the demo world said of a day when real races come, and nothing else', async () => {
    const db = createDatabase(postgres.url);
    await migrate(db);
    const [jour, other] = ['2026-12-01', '2026-12-02'];
    await upsertRows(db, 'caractrap', [raceRow({ id: 900_000_001, jour, reun: '1', prix: 1 })], 'demo');
    await parse.tips.replace(jour, 'demo', [{ ...tip(900_000_001, 1, 1), jour }]);
    await parse.tips.replace(jour, 'club', [{ ...tip(900_000_001, 1, 1), jour }]);
    await parse.tips.replace(other, 'demo', [{ ...tip(900_000_002, 1, 1), jour: other }]);
    await parse.press.replace(jour, 'demo', [{ ...press(900_000_001, 1, [1]), jour }]);

    await upsertRows(db, 'caractrap', [raceRow({ id: 1, jour, reun: '1', prix: 1 })], 'pturf');
    await db.destroy();

    expect(await parse.tips.ofDay(jour)).toHaveLength(1);
    expect(await parse.tips.ofDay(other)).toHaveLength(1);
    expect(await parse.press.ofDay(jour)).toEqual([]);
    await parse.tips.replace(jour, 'club', []);
    expect(await parse.tips.ofDay(jour)).toEqual([]);
  });

  describe('the press of a day', () => {
    const pressOfDay = (params: unknown) => call('POST', '/functions/pressOfDay', params);

    it('is read by anyone, by meeting, then race, as its source last gave it', async () => {
      await parse.press.replace(DAY, 'papers', [press(1001, 4, [1, 2]), press(1000, 2, [7])]);
      await parse.press.replace(DAY, 'papers', [press(1001, 4, [3, 2]), press(1000, 2, [7])]);
      expect(await pressOfDay({ day: DAY })).toEqual({
        status: 200,
        body: { result: { press: [press(1000, 2, [7]), press(1001, 4, [3, 2])] } },
      });
    });

    it('is none on a day without, and refused for what is no day', async () => {
      expect((await pressOfDay({ day: '2026-11-20' })).body.result).toEqual({ press: [] });
      expect(await pressOfDay({ day: '2026-02-30' })).toEqual({
        status: 400,
        body: { code: 142, error: 'Parameter "day" is "2026-02-30": there is no such day.' },
      });
    });
  });

  /** As editors do. */
  const edit = async (text: string, values: unknown[]) => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(text, values);
    await client.end();
  };

  it('has the legal pages from its first start, and keeps them as editors left them', async () => {
    for (const page of LEGAL_TEXTS) expect(await parse.legal.find(page.slug)).toEqual(page);
    await edit(`update "LegalPage" set title = $1 where slug = 'cgv'`, ['Nos conditions']);
    await parse.legal.addMissing(LEGAL_TEXTS);
    expect(await parse.legal.find('cgv')).toMatchObject({ title: 'Nos conditions' });
  });

  describe('the articles of the guide', () => {
    const article = (slug: string, position: number, title = slug): GuideArticle => ({
      slug,
      title,
      summary: 'En bref.',
      body: 'Un.\n\nDeux.',
      position,
    });
    const articles = async () => (await call('POST', '/functions/guideArticles', {})).body.result;

    it('are none before one is written, then read by anyone in their order', async () => {
      expect(await articles()).toEqual({ articles: [] });
      await parse.guide.addMissing([article('cotes', 2), article('musique', 1)]);
      expect(await articles()).toEqual({ articles: [article('musique', 1), article('cotes', 2)] });
    });

    it('stay as editors left them when they are given again', async () => {
      await edit(`update "GuideArticle" set title = $1 where slug = 'cotes'`, ['Les cotes']);
      await parse.guide.addMissing([article('cotes', 2), article('ferrure', 3)]);
      expect(await articles()).toEqual({
        articles: [article('musique', 1), article('cotes', 2, 'Les cotes'), article('ferrure', 3)],
      });
    });

    it('are held back until they are published', async () => {
      await edit(`update "GuideArticle" set published = false where slug = $1`, ['musique']);
      expect(await articles()).toEqual({
        articles: [article('cotes', 2, 'Les cotes'), article('ferrure', 3)],
      });
    });
  });

  it('says that it does not serve once stopped, and starts again on what it kept', async () => {
    await parse.members.ensure({ uid: 'kept', email: 'kept@demo.test' });
    await parse.stop();
    await expect(parse.health()).rejects.toThrow('not running');
    await expect(parse.members.find('kept')).rejects.toThrow('not running');
    expect((await fetch(`${origin}/health`)).status).toBe(503);
    await parse.start();
    // Parse's SDK outlives the server in a process, and remembers the functions of the one before.
    expect(logged.filter((line) => !line.includes('Duplicate cloud functions'))).toEqual([]);
    expect(await parse.members.find('kept')).toEqual({ uid: 'kept', email: 'kept@demo.test' });
    expect((await fetch(`${origin}/health`)).status).toBe(200);
    expect(idsOf(await tipsOfDay({ day: DAY }))).toEqual([1000]);
  }, 20_000);
});
