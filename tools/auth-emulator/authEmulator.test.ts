import { once } from 'node:events';
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProcess, type TestProcess, until } from '@galopin/processes';

const LIMIT_MS = 25_000;

let dataDir: string;
let kept: string;
let running: TestProcess | undefined;

async function start(environment: Readonly<Record<string, string>> = {}): Promise<TestProcess> {
  running = await startProcess('tools/auth-emulator/main.ts', {
    AUTH_EMULATOR_ADDRESS: '127.0.0.1:0',
    DATA_DIR: dataDir,
    ...environment,
  });
  return running;
}

const call = ({ url }: TestProcess, name: string, body: unknown) =>
  fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const MEMBER = { email: 'membre@course.test', password: 'trois chevaux gris', returnSecureToken: true };

/** The first answer of the emulator itself. */
async function answered(emulator: TestProcess, name: string, body: unknown): Promise<Response> {
  await until('it is up', () => emulator.printed().includes(`auth ready ${emulator.url}`), LIMIT_MS);
  return call(emulator, name, body);
}

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'auth-emulator-'));
  kept = path.join(dataDir, 'auth/auth_export/accounts.json');
});
afterEach(async () => {
  await running?.end();
  running = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the Auth emulator', () => {
  it('says at once that signing in is starting, by a code of its own, and lets in later', async () => {
    const emulator = await start();
    const answer = await call(emulator, 'signUp', MEMBER);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { error: { code: 503, message: 'SIGN_IN_STARTING' } },
    ]);
    expect((await answered(emulator, 'signUp', MEMBER)).status).toBe(200);
    expect(emulator.printed()).toContain(`auth ready ${emulator.url}`);
  });

  it('answers no JSON meanwhile to who keeps a session: the SDK would end it', async () => {
    const emulator = await start();
    const { status, headers } = await call(emulator, 'lookup', { idToken: 'x' });
    expect([status, headers.get('content-type')]).toEqual([503, 'text/plain; charset=utf-8']);
    expect((await answered(emulator, 'lookup', { idToken: 'x' })).status).toBe(400);
  });

  it('keeps its accounts over a restart, passwords and all', async () => {
    const first = await start();
    await answered(first, 'signUp', MEMBER);
    await first.end();
    const second = await start();
    expect((await answered(second, 'signInWithPassword', MEMBER)).status).toBe(200);
    expect((await call(second, 'signInWithPassword', { ...MEMBER, password: 'deux' })).status).toBe(400);
  });

  it('keeps them while it runs: one that is killed has lost none', async () => {
    const first = await start();
    await answered(first, 'signUp', MEMBER);
    const isKept = () => {
      try {
        return readFileSync(kept, 'utf8').includes(MEMBER.email);
      } catch {
        return false;
      }
    };
    await until('the account is kept', isKept, LIMIT_MS);
    await first.kill();
    expect((await answered(await start(), 'signInWithPassword', MEMBER)).status).toBe(200);
  });

  it('names a file of accounts that holds none, and leaves it as it is', async () => {
    mkdirSync(path.dirname(kept), { recursive: true });
    writeFileSync(kept, '{"users": [');
    const emulator = await start();
    await until('it gives up', emulator.hasDied, LIMIT_MS);
    expect(emulator.printed().join('\n')).toContain(`${kept} is no JSON`);
    expect(readFileSync(kept, 'utf8')).toBe('{"users": [');
  });

  it('does not go on without the accounts that it refuses, and loses none of them', async () => {
    mkdirSync(path.dirname(kept), { recursive: true });
    const users = [
      { localId: 'good', email: 'good@course.test' },
      { localId: 'bad', email: 'no address' },
    ];
    writeFileSync(kept, JSON.stringify({ users }));
    const emulator = await start();
    await until('it gives up', emulator.hasDied, LIMIT_MS);
    expect(emulator.printed().join('\n')).toContain(`${kept} holds accounts that the Auth emulator refuses`);
    expect(JSON.parse(readFileSync(kept, 'utf8'))).toEqual({ users });
  });

  it('prints the links that it sends to nobody', async () => {
    const emulator = await start();
    await answered(emulator, 'signUp', MEMBER);
    await call(emulator, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: MEMBER.email });
    const isPrinted = () => /To reset the password for membre@course.test/.test(emulator.printed().join());
    await until('the link is printed', isPrinted, LIMIT_MS);
    expect(emulator.printed().join()).toContain('oobCode=');
  });

  it('does not take another port than the one it was told', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(start({ AUTH_EMULATOR_ADDRESS: `127.0.0.1:${port}` })).rejects.toThrow('EADDRINUSE');
    other.close();
  });
});
