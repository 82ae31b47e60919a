import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { claimFile } from './claimDataFolder';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './startEmbeddedPostgres';

describe('the door of the embedded database', () => {
  let dataDir: string;
  let server: EmbeddedPostgres;
  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'galopin-door-'));
    server = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'data') });
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  });

  const tryWith = async (change: (url: URL) => void) => {
    const url = new URL(server.url);
    change(url);
    const client = new pg.Client({ connectionString: url.href, connectionTimeoutMillis: 5000 });
    try {
      await client.connect();
      return (await client.query<{ n: number }>('SELECT 1 AS n')).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  };

  it('opens to who knows the password', async () => {
    expect(await tryWith(() => undefined)).toEqual([{ n: 1 }]);
  });

  it.each([
    ['a wrong one', 'wrong'],
    ['a longer one', ''.padEnd(5000, 'x')],
  ])('stays shut to who gives %s', async (_name, password) => {
    const asked = tryWith((url) => Object.assign(url, { password }));
    await expect(asked).rejects.toMatchObject({ code: '28P01' });
  });

  it('stays shut to who gives none', async () => {
    await expect(tryWith((url) => Object.assign(url, { password: '' }))).rejects.toMatchObject({
      code: '28P01',
    });
  });

  it.each([
    ['statements instead of a password', Buffer.from('51000000' + '0d53454c454354203100', 'hex')],
    ['a startup without end', Buffer.from('7fffffff00030000', 'hex')],
    ['another protocol', Buffer.from('0000000800020000', 'hex')],
    ['a request to cancel', Buffer.from('0000001004d2162e0000000000000000', 'hex')],
  ])('hangs up on %s', async (_name, bytes) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect({ host: hostname, port: Number(port) });
    const heard: Buffer[] = [];
    socket.on('data', (data: Buffer) => heard.push(data)).on('error', () => undefined);
    socket.write(bytes);
    await once(socket, 'close');
    expect(Buffer.concat(heard)).toHaveLength(0);
    expect(await tryWith(() => undefined)).toEqual([{ n: 1 }]);
  });

  it('lets in a client that tells all of it byte by byte', async () => {
    const { hostname, port, password } = new URL(server.url);
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const parameters = Buffer.from('user\0postgres\0database\0postgres\0\0');
    const startup = Buffer.alloc(8);
    startup.writeUInt32BE(parameters.length + 8, 0);
    startup.writeUInt32BE(196_608, 4);
    const secret = Buffer.alloc(5);
    secret.write('p');
    secret.writeUInt32BE(password.length + 5, 1);
    const all = Buffer.concat([startup, parameters, secret, Buffer.from(`${password}\0`)]);
    for (const byte of all) socket.write(Buffer.from([byte]));
    let heard = Buffer.alloc(0);
    socket.on('data', (data: Buffer) => (heard = Buffer.concat([heard, data])));
    while (!heard.includes(Buffer.from([0x5a, 0, 0, 0, 5, 0x49]))) await once(socket, 'data');
    expect(heard.subarray(0, 9).toString('hex')).toBe('520000000800000003');
    socket.destroy();
  });

  it('stands in a folder that nobody else can read', () => {
    const data = path.join(dataDir, 'data');
    for (const folder of [data, path.join(data, 'postgres')]) expect(statSync(folder).mode & 0o077).toBe(0);
    expect(statSync(claimFile(data)).mode & 0o077).toBe(0);
    expect(readdirSync(path.join(data, 'postgres'))).toContain('PG_VERSION');
  });
});
