import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readReleaseToken } from './readReleaseToken';

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
    expect(await readReleaseToken(dataDir, { SITE_TOKEN: 'site' })).toBe('site');
    expect(await readReleaseToken(dataDir, { RELEASE_TOKEN: 'given', SITE_TOKEN: 'site' })).toBe('given');
  });

  it('says what to do when there is none', async () => {
    await expect(readReleaseToken(dataDir, {})).rejects.toThrow('start the site once with `pnpm start`');
  });
});
