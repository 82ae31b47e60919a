import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { carriesToken, ensureLocalToken, tokenFile } from './localToken';

describe('ensureLocalToken', () => {
  it('makes one token, for its owner only, and keeps it', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'token-'));
    const tokens = await Promise.all([
      ensureLocalToken(dataDir),
      ensureLocalToken(path.join(dataDir, 'other')),
    ]);
    expect(await ensureLocalToken(dataDir)).toBe(tokens[0]);
    expect(tokens[0]).not.toBe(tokens[1]);
    expect(tokens[0]).toMatch(/^[\w-]{43}$/);
    expect((await stat(tokenFile(dataDir))).mode & 0o777).toBe(0o600);
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
