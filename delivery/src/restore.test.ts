import { execFile, execFileSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { standInEnvironment } from '@galopin/paypal-stand-in';
import { startTestPostgres, type TestPostgres } from '@galopin/postgres';
import { startProcess, type TestProcess } from '@galopin/processes';
import { fakeRemote, fakeShell } from './testing/fakeBuild';
import { startTestDelivery, TEST_TOKEN, type TestDelivery } from './testing/startTestDelivery';

const run = promisify(execFile);
const root = path.resolve(__dirname, '../..');
const LIMIT_MS = 180_000;
const UID = 'payer-1';

/** Why this machine cannot dump and restore; undefined where it can. */
function findLack(): string | undefined {
  if (!process.env['TEST_DATABASE_URL']) return 'TEST_DATABASE_URL names no PostgreSQL server';
  for (const tool of ['pg_dump', 'psql']) {
    try {
      execFileSync(tool, ['--version']);
    } catch (error) {
      return `${tool} cannot be run (${String((error as NodeJS.ErrnoException).code)})`;
    }
  }
  return undefined;
}

/** A token as the Auth emulator makes them. */
function tokenOf(uid: string): string {
  const now = Math.floor(Date.now() / 1000);
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = {
    sub: uid,
    email: 'payer@demo.test',
    email_verified: false,
    auth_time: now,
    iss: 'https://securetoken.google.com/demo-galopin',
    aud: 'demo-galopin',
    iat: now,
    exp: now + 3600,
  };
  return `${encode({ alg: 'none' })}.${encode(claims)}.`;
}

async function call<Answer>(backend: TestProcess, route: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${backend.url}${route}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${tokenOf(UID)}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${route} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

const lack = findLack();

describe('a backup of the database', () => {
  if (lack !== undefined) {
    it(`is left out here: ${lack}`, () => expect(lack).not.toBe(''));
    return;
  }
  let before: TestDelivery;
  let after: TestDelivery | undefined;
  let restored: TestPostgres;
  let standIn: TestProcess;
  const backends: TestProcess[] = [];

  beforeAll(async () => {
    [before, restored, standIn] = await Promise.all([
      startTestDelivery(),
      startTestPostgres(),
      startProcess('paypal-stand-in/src/main.ts', { PAYPAL_STAND_IN_PORT: '0' }),
    ]);
  }, LIMIT_MS);
  afterAll(async () => {
    for (const backend of backends) await backend.kill();
    await standIn.kill();
    await after?.stop();
    await restored.stop();
    await before.stop();
  });

  const startBackend = async (databaseUrl: string) => {
    const backend = await startProcess('backend/src/server.ts', {
      ...standInEnvironment(standIn.url),
      BACKEND_PORT: '0',
      DATA_DIR: before.settings.DATA_DIR,
      DATABASE_URL: databaseUrl,
      DEMO: '0',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
    });
    backends.push(backend);
    return backend;
  };
  const verification = async (delivery: TestDelivery) =>
    (
      await delivery.app().inject({
        method: 'GET',
        url: '/_delivery/verification',
        headers: { authorization: `Bearer ${TEST_TOKEN}` },
      })
    ).json<object>();
  const pay = async (backend: TestProcess) => {
    await call(backend, '/apin/user/init', {});
    const { id } = await call<{ readonly id: string }>(backend, '/apin/paypal/orders', {});
    const approval = new URLSearchParams({ outcome: 'pay' });
    await fetch(`${standIn.url}/approve/${id}`, { method: 'POST', body: approval });
    await call(backend, '/apin/paypal', { data: { orderID: id } });
    return id;
  };

  it(
    'comes back into an empty database, with the ledger, the members and the payments',
    async () => {
      await before.release(fakeShell(), fakeRemote('mf-races', ['/']));
      const orderId = await pay(await startBackend(before.settings.DATABASE_URL));
      const wanted = await verification(before);
      expect(wanted).toMatchObject({ ok: true });

      const dump = path.join(before.settings.DATA_DIR, 'galopin.sql');
      const from = ['--no-owner', '--no-privileges', `--file=${dump}`, before.settings.DATABASE_URL];
      await run('pg_dump', from);
      const into = ['--single-transaction', '--set=ON_ERROR_STOP=1', '--quiet', `--file=${dump}`];
      await run('psql', [...into, restored.url]);

      const { DATA_DIR } = before.settings;
      after = await startTestDelivery({ DATABASE_URL: restored.url, DATA_DIR });
      expect(await verification(after)).toEqual(wanted);
      const page = await after.app().inject({ url: '/', headers: { accept: 'text/html' } });
      expect(page.statusCode).toBe(200);

      const backend = await startBackend(restored.url);
      expect(await call(backend, '/apin/paypal/payments')).toMatchObject({
        payments: [{ orderId, state: 'completed' }],
      });
      expect(await call(backend, `/apin/user/${UID}`)).toMatchObject({ payment: { state: 'completed' } });
      const check = await run(
        process.execPath,
        ['--import', 'tsx', 'backend/src/main/commands/payments.ts', 'check'],
        {
          cwd: root,
          env: { ...process.env, DATABASE_URL: restored.url, DATA_DIR },
        },
      );
      expect(check.stdout).toBe('All payments are what their transitions lead to.\n');
    },
    LIMIT_MS,
  );

  it('that stops in the middle leaves the empty database empty', async () => {
    const empty = await startTestPostgres();
    const dump = path.join(before.settings.DATA_DIR, 'galopin.sql');
    const damaged = ['--single-transaction', '--set=ON_ERROR_STOP=1', '--quiet', `--file=${dump}`];
    await expect(run('psql', [...damaged, '--command=SELECT damaged', empty.url])).rejects.toThrow('damaged');
    const tables = ['--tuples-only', '--no-align', '--command', 'SELECT count(*) FROM pg_stat_user_tables'];
    expect((await run('psql', [...tables, empty.url])).stdout.trim()).toBe('0');
    await empty.stop();
  });
});
