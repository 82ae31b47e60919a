import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestPostgres, type TestPostgres } from '@galopin/postgres';
import { startProcess, startTcpProxy, type TcpProxy, type TestProcess } from '@galopin/processes';
import { createTestTokens, TEST_ADMIN, type TestTokens } from '../testing/testTokens';

const LIMIT_MS = 120_000;
/** What is promised, and what this machine may add when it is busy. */
const PROMISED_MS = 5000;
const BUSY_MS = 1500;

interface Call {
  /** `{n}` is another number at each call, so that no ready-made answer is found. */
  readonly path: string;
  /** May be answered from what is kept in memory. */
  readonly kept?: true;
  readonly as?: 'member' | 'admin';
  readonly body?: unknown;
}

/** Each kind of route: read, written, kept by Parse, for the administrator. */
const CALLS: readonly Call[] = [
  { path: '/caractrap?jour=2026-11-21&reun=1', kept: true },
  { path: '/apin/arrivals?date=2026-11-21', kept: true },
  { path: '/apin/stats/summary', as: 'member', kept: true },
  { path: '/cgv', kept: true },
  { path: '/caractrap?id={n}' },
  { path: '/cachedate?numcourse={n}' },
  { path: '/apin/user/member-1', as: 'member' },
  { path: '/apin/user/init', as: 'member', body: {} },
  { path: '/apin/paypal/payments', as: 'member' },
  { path: '/apin/admin/members', as: 'admin' },
  { path: '/apin/admin/payments', as: 'admin' },
  { path: '/apin/admin/quality', as: 'admin' },
  { path: '/apin/content/legal', as: 'admin' },
  { path: '/apin/seller' },
  { path: '/parse/functions/guideArticles', body: {} },
  { path: '/parse/functions/pressOfDay', body: { day: '2026-11-21' } },
  { path: '/health' },
];

describe('a database that stops answering', () => {
  let folder: string;
  let postgres: TestPostgres;
  let proxy: TcpProxy;
  let backend: TestProcess;
  let tokens: TestTokens;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'stalled-'));
    [postgres, tokens] = await Promise.all([startTestPostgres(), createTestTokens()]);
    proxy = await startTcpProxy(postgres.url);
    backend = await startProcess('backend/src/server.ts', {
      BACKEND_PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: proxy.through(postgres.url),
      DEMO: '0',
      ADMIN_EMAIL: TEST_ADMIN,
      PARSE_APP_ID: 'galopin',
      PARSE_JAVASCRIPT_KEY: 'public-key',
      PARSE_MASTER_KEY: 'master-key',
      // Tokens as the Auth emulator makes them; nothing is asked of it.
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
    });
    await ask({ path: '/apin/user/init', as: 'member', body: {} });
  }, LIMIT_MS);
  afterAll(async () => {
    await backend.kill();
    await proxy.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const bearer = {
    member: () => tokens.unsigned({ sub: 'member-1', email: 'member@test.fr' }),
    admin: () => tokens.unsigned({ sub: 'admin-1', email: TEST_ADMIN, email_verified: true }),
  };
  let asked = 0;
  const ask = async ({ path: shape, as, body, kept }: Call) => {
    const route = shape.replace('{n}', String((asked += 1)));
    const begun = performance.now();
    const answer = await fetch(`${backend.url}${route}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        'x-parse-application-id': 'galopin',
        'x-parse-javascript-key': 'public-key',
        ...(as !== undefined && { authorization: `Bearer ${bearer[as]()}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      path: shape,
      kept,
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      text,
      took: performance.now() - begun,
    };
  };
  const askAll = () => Promise.all(CALLS.map(ask));
  const failing = (answers: readonly { readonly path: string; readonly status: number }[], wanted: number) =>
    answers.filter(({ status }) => status !== wanted);
  /** All answer 200 soon. */
  const recovered = async () => {
    const begun = performance.now();
    let left = failing(await askAll(), 200);
    while (left.length > 0 && performance.now() - begun < PROMISED_MS) left = failing(await askAll(), 200);
    expect(left).toEqual([]);
  };
  const expectAway = async () => {
    const answers = await askAll();
    expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(PROMISED_MS + BUSY_MS);
    const away = answers.filter(({ kept, status }) => kept !== true || status !== 200);
    expect(failing(away, 503)).toEqual([]);
    const calls = away.filter(({ path: route }) => route !== '/health');
    expect(calls.filter(({ retryAfter }) => retryAfter !== '5')).toEqual([]);
    expect(JSON.parse(answers.at(-1)?.text ?? '')).toMatchObject({ database: 'failing', parse: 'failing' });
  };

  it(
    'is told by 503 in five seconds on every kind of route, and forgotten once it answers again',
    async () => {
      expect(failing(await askAll(), 200)).toEqual([]);
      proxy.stall();
      await expectAway();
      // The second time nothing is left of the first: no connection is kept that owes an answer.
      await expectAway();
      proxy.resume();
      await recovered();
    },
    LIMIT_MS,
  );

  it(
    'answers more calls than it has connections while it stalls',
    async () => {
      proxy.stall();
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => ask({ path: '/caractrap?id={n}' })),
      );
      expect(failing(answers, 503)).toEqual([]);
      expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(PROMISED_MS + BUSY_MS);
      proxy.resume();
      await recovered();
    },
    LIMIT_MS,
  );

  it(
    'goes on after resets, refusals and a move to another address',
    async () => {
      for (let round = 0; round < 20; round += 1) {
        const answers = askAll();
        proxy.reset();
        await answers;
      }
      await recovered();
      proxy.refuse();
      await expectAway();
      const elsewhere = await startTcpProxy(postgres.url);
      proxy.lead(elsewhere.url);
      proxy.resume();
      await recovered();
      expect(elsewhere.open).toBeGreaterThan(0);
      await elsewhere.stop();
      proxy.lead(postgres.url);
      await recovered();
    },
    LIMIT_MS,
  );
});
