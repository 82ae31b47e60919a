import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createStandIn, STAND_IN, standInEnvironment, type StandIn } from '@galopin/paypal-stand-in';
import { startTestPostgres, type TestPostgres } from '@galopin/postgres';
import { createLog } from '@galopin/shared/server';
import { readBackendSettings } from './env';
import { startBackend, type Backend } from './startBackend';
import { createTestTokens, type TestTokens } from '../testing/testTokens';

const UID = 'a-discreet-member';
const DAY = '2026-11-21';

/** What neither a log nor the answer of a refused call may hold. */
const PRIVATE: Record<string, string> = {
  'e-mail': 'elodie.discrete@courrier.test',
  'display name': 'Élodie la Discrète',
  password: 'correct horse battery',
  'payer’s name': 'Zéphyrine',
  'payer’s e-mail': 'payeuse@banque.test',
  'PayPal secret': STAND_IN.clientSecret,
  'master key': 'a-master-key-of-this-test',
  'header with a token': 'Bearer ey',
};

const leaksOf = (text: string) => Object.keys(PRIVATE).filter((name) => text.includes(PRIVATE[name] ?? ''));

describe('a backend in use', () => {
  const home = process.cwd();
  /** Everything that was written: the log, and what went around it. */
  const written: string[] = [];
  const refusals: string[] = [];
  let folder: string;
  let postgres: TestPostgres;
  let tokens: TestTokens;
  let standIn: StandIn;
  let backend: Backend;
  let token: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'privacy-'));
    // Parse Server is known to write files where it is started.
    process.chdir(folder);
    for (const stream of [process.stdout, process.stderr]) {
      jest.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    }
    for (const method of ['log', 'info', 'warn', 'error'] as const) {
      jest.spyOn(console, method).mockImplementation((...texts) => void written.push(texts.join(' ')));
    }
    [postgres, tokens] = await Promise.all([startTestPostgres(), createTestTokens()]);
    standIn = createStandIn();
    // PayPal tells who pays, in answers and in refusals.
    standIn.app.addHook('preSerialization', (_request, _reply, payload, done) => {
      const payer = {
        name: { given_name: PRIVATE['payer’s name'] },
        email_address: PRIVATE['payer’s e-mail'],
      };
      done(null, { ...(payload as object), payer });
    });
    const payPalUrl = await standIn.app.listen({ port: 0, host: '127.0.0.1' });
    const settings = readBackendSettings({
      ...standInEnvironment(payPalUrl),
      BACKEND_PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: postgres.url,
      DEMO: '0',
      PARSE_MASTER_KEY: PRIVATE['master key'],
      // Tokens as the Auth emulator makes them; nothing is asked of it.
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
    });
    backend = await startBackend(
      settings,
      createLog('backend', 'trace', { write: (line) => written.push(line) }),
    );
    token = tokens.unsigned({ sub: UID, ...(PRIVATE['e-mail'] && { email: PRIVATE['e-mail'] }) });
    PRIVATE['token'] = token.split('.')[1] ?? token;
  }, 90_000);
  afterAll(async () => {
    jest.restoreAllMocks();
    process.chdir(home);
    await backend.stop();
    await standIn.app.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** The answer's status and body; the text of a refusal is kept. */
  const call = async (
    method: string,
    route: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const answer = await fetch(`${backend.url}${route}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) refusals.push(`${method} ${route.split('?')[0]} ${answer.status} ${text}`);
    return { status: answer.status, text, body: () => JSON.parse(text) as never };
  };
  const statuses = async (...calls: readonly Promise<{ readonly status: number }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status);
  const own = `/apin/user/${UID}`;
  const order = async () => (await call('POST', '/apin/paypal/orders', {})).body() as { readonly id: string };
  const confirm = (orderID: string) => call('POST', '/apin/paypal', { data: { orderID } });
  const parse = (route: string, body: unknown) =>
    call('POST', `/parse${route}`, body, {
      'x-parse-application-id': 'galopin',
      'x-parse-javascript-key': 'x',
    });
  const sql = async (text: string) => {
    const { Client } = (await import('pg')).default;
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(text);
    await client.end();
  };

  it('is used by a member, badly and well', async () => {
    expect((await call('POST', '/apin/user/init')).status).toBe(200);
    expect((await call('PATCH', own, { displayName: PRIVATE['display name'] })).status).toBe(200);

    const declined = await order();
    standIn.book.decide(declined.id, 'decline');
    expect((await confirm(declined.id)).status).toBe(402);
    standIn.book.decide(declined.id, 'pay');
    expect((await confirm(declined.id)).status).toBe(200);

    const csv = await call('POST', `${own}/csv?from=${DAY}&to=${DAY}`);
    const { url } = csv.body() as { readonly url: string };
    PRIVATE['signed link'] = new URL(url, backend.url).searchParams.get('link') ?? url;
    expect(await statuses(call('GET', url), call('GET', `${own}/export`))).toEqual([200, 200]);
    expect((await call('GET', `${url}x`)).status).toBeGreaterThanOrEqual(400);
  });

  it('refuses what is wrong', async () => {
    const secret = { email: PRIVATE['e-mail'], password: PRIVATE['password'] };
    const forged = { authorization: `Bearer ${token}x` };
    expect(
      await statuses(
        call('PATCH', own, { payment: { state: 'completed', ...secret } }),
        call('PATCH', own, { password: PRIVATE['password'] }),
        call('GET', '/apin/user/someone-else'),
        call('GET', own, undefined, forged),
        call('GET', own, undefined, { authorization: token }),
        call('POST', '/apin/webhook/paypal', { event_type: 'X', resource: { payer: secret } }),
        call('GET', `/apin/nothing-here?token=${token}`),
      ),
    ).toEqual([403, 400, 403, 401, 401, 401, 404]);
    const master = { 'x-parse-application-id': 'galopin', 'x-parse-master-key': PRIVATE['master key'] ?? '' };
    const refused = await statuses(
      parse('/login', { username: PRIVATE['e-mail'], password: PRIVATE['password'] }),
      parse('/classes/Member', secret),
      parse('/functions/tipsOfDay', { day: DAY, token: `${token}x` }),
      call('GET', '/parse/classes/Member', undefined, master),
    );
    for (const status of refused) expect(status).toBeGreaterThanOrEqual(400);
  });

  it('fails behind its calls', async () => {
    // The database tells the whole row in what it says of these.
    await sql('ALTER TABLE "Member" ADD CONSTRAINT refuse_all CHECK (false) NOT VALID');
    expect((await call('PATCH', own, { newsletter: true })).status).toBe(500);
    await sql('ALTER TABLE "Member" DROP CONSTRAINT refuse_all');
    await sql('ALTER TABLE payments RENAME TO payments_away');
    expect((await call('GET', '/apin/paypal/payments')).status).toBe(500);
    await sql('ALTER TABLE payments_away RENAME TO payments');

    const id = '5O190127TN364715T';
    await sql(`INSERT INTO payments (request_id, order_id, uid, state, amount, currency, days, created_at)
      VALUES ('00000000-0000-4000-8000-000000000000', '${id}', '${UID}', 'created', '9.90', 'EUR', 30, now())`);
    await standIn.app.close();
    expect((await confirm(id)).status).toBe(502);
    expect((await call('DELETE', own)).status).toBe(204);
  }, 60_000);

  it('has logged what failed, and nothing about anybody', () => {
    const log = written.join('\n');
    expect(log).toContain('PayPal cannot be reached');
    expect(log).toContain(`"call":"PATCH /apin/user/:uid"`);
    expect(leaksOf(log)).toEqual([]);
  });

  it('has told nobody’s secrets in what it refused', () => {
    expect(refusals.length).toBeGreaterThan(12);
    expect(refusals.filter((text) => leaksOf(text).length > 0)).toEqual([]);
  });

  it('would have been found out', () => {
    const planted = `{"err":{"message":"${PRIVATE['e-mail']}","headers":{"authorization":"Bearer ${token}"}}}`;
    expect(leaksOf(planted)).toEqual(['e-mail', 'header with a token', 'token']);
  });
});
