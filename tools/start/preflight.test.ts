import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { preflight } from './preflight';

let folder: string;
let server: Server | undefined;
const settings = () => ({
  port: 0,
  dataDir: path.join(folder, 'data'),
  authEmulator: { address: '127.0.0.1:0', orAny: false },
  host: 'localhost',
});

/** Listens on any port, which is then taken. */
function takePort(host: string): Promise<number> {
  return new Promise((resolve) => {
    const taking = createServer().listen(0, host, () => resolve((taking.address() as AddressInfo).port));
    server = taking;
  });
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'preflight-'));
});
afterEach(async () => {
  await new Promise((resolve) => {
    if (server) server.close(resolve);
    else resolve(undefined);
  });
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

describe('preflight', () => {
  it('finds nothing in the way, and makes the data folder', async () => {
    expect(await preflight(settings())).toEqual([]);
  });

  it('names a port in use, and how to start with another', async () => {
    const port = await takePort('0.0.0.0');
    expect(await preflight({ ...settings(), port })).toEqual([
      `Port ${port} cannot be used (EADDRINUSE): stop what listens there, or start with PORT=${port + 1} pnpm start`,
    ]);
  });

  it('names the Auth emulator’s port in use', async () => {
    const port = await takePort('127.0.0.1');
    expect(
      await preflight({ ...settings(), authEmulator: { address: `127.0.0.1:${port}`, orAny: false } }),
    ).toEqual([
      `Port ${port} cannot be used (EADDRINUSE): stop what listens there, or start with FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:${port + 1} pnpm start`,
    ]);
  });

  it('lets an emulator that nobody gave an address be elsewhere', async () => {
    const address = `127.0.0.1:${await takePort('127.0.0.1')}`;
    expect(await preflight({ ...settings(), authEmulator: { address, orAny: true } })).toEqual([]);
  });

  it('names a data folder that cannot be written', async () => {
    // A file in the way stops every user, root included.
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    const dataDir = path.join(file, 'data');
    expect(await preflight({ ...settings(), dataDir })).toEqual([
      `The data folder ${dataDir} cannot be written (ENOTDIR): make it writable, or set DATA_DIR to another one`,
    ]);
    expect((await preflight({ ...settings(), dataDir: file }))[0]).toContain('cannot be written (ENOTDIR)');
  });

  it('names everything at once', async () => {
    const port = await takePort('0.0.0.0');
    writeFileSync(path.join(folder, 'data'), '');
    expect(await preflight({ ...settings(), port })).toHaveLength(2);
  });

  it('does not look for an emulator where there is none', async () => {
    const { authEmulator: _left, ...rest } = settings();
    expect(await preflight(rest)).toEqual([]);
  });
});
