import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { carriesToken, ensureLocalToken, tokenFile } from './localToken';

describe('ensureLocalToken', () => {
  it('makes one token, for its owner only, and keeps it', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'token-'));
    const tokens = await Promise.all([
      ensureLocalToken({ DATA_DIR: dataDir }),
      ensureLocalToken({ DATA_DIR: path.join(dataDir, 'other') }),
    ]);
    expect(await ensureLocalToken({ DATA_DIR: dataDir })).toBe(tokens[0]);
    expect(tokens[0]).not.toBe(tokens[1]);
    expect(tokens[0]).toMatch(/^[\w-]{43}$/);
    expect((await stat(tokenFile(dataDir))).mode & 0o777).toBe(0o600);
    await rm(dataDir, { recursive: true });
  });

  it('takes the configured one, the same on every node, and writes it nowhere', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'token-'));
    const SITE_TOKEN = 'one-token-for-all-nodes-of-a-site';
    expect(await ensureLocalToken({ DATA_DIR: dataDir, SITE_TOKEN })).toBe(SITE_TOKEN);
    await expect(stat(tokenFile(dataDir))).rejects.toThrow('ENOENT');
    await rm(dataDir, { recursive: true });
  });
});

describe('carriesToken', () => {
  it.each([undefined, '', 'secret', 'Bearer', 'Bearer ', 'Bearer secre', 'Bearer secrets', 'Basic secret'])(
    'refuses %j',
    (header) => expect(carriesToken(header, 'secret')).toBe(false),
  );

  it('accepts the token', () => expect(carriesToken('Bearer secret', 'secret')).toBe(true));
});
