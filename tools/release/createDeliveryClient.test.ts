import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDeliveryClient, readReleaseToken } from './createDeliveryClient';

describe('createDeliveryClient', () => {
  it('says what to do when no site answers', async () => {
    const client = createDeliveryClient({ siteUrl: 'http://127.0.0.1:9', token: 't' });
    await expect(client.releases()).rejects.toThrow(
      'No site answers at http://127.0.0.1:9: start it with `pnpm start`',
    );
  });

  it('says so when something else answers', async () => {
    const other = createServer((_request, response) => response.writeHead(404).end('<h1>Hello</h1>'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const siteUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    await expect(createDeliveryClient({ siteUrl, token: 't' }).releases()).rejects.toThrow(
      'is that a Galopin site?',
    );
    await new Promise((resolve) => other.close(resolve).closeAllConnections());
  });
});

describe('readReleaseToken', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'release-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('takes the token of the environment first, then that of the data folder', async () => {
    await mkdir(path.join(dataDir, 'delivery'));
    await writeFile(path.join(dataDir, 'delivery', 'token'), 'local\n');
    expect(await readReleaseToken(dataDir, {})).toBe('local');
    expect(await readReleaseToken(dataDir, { RELEASE_TOKEN: 'given' })).toBe('given');
  });

  it('says what to do when there is none', async () => {
    await expect(readReleaseToken(dataDir, {})).rejects.toThrow('start the site once with `pnpm start`');
  });
});
