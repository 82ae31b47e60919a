import { createTestTokens, TEST_ADMIN, type TestTokens } from '../testing/testTokens';
import { createTokenVerifier, InvalidTokenError } from './createTokenVerifier';

describe('the token verifier', () => {
  let tokens: TestTokens;

  beforeAll(async () => {
    tokens = await createTestTokens();
  });

  it('names the owner of a good token', async () => {
    const token = await tokens.sign({ sub: 'u1', email: 'a@b.test', auth_time: 1_700_000_000 });
    expect(await tokens.verifier.verify(token)).toEqual({
      uid: 'u1',
      email: 'a@b.test',
      emailVerified: false,
      isAdmin: false,
      signedInAt: 1_700_000_000,
    });
  });

  it('takes the administrator’s address for the administrator only once it is verified', async () => {
    const claimed = await tokens.sign({ email: TEST_ADMIN });
    const verified = await tokens.sign({ email: TEST_ADMIN.toUpperCase(), email_verified: true });
    expect((await tokens.verifier.verify(claimed)).isAdmin).toBe(false);
    expect((await tokens.verifier.verify(verified)).isAdmin).toBe(true);
  });

  it('refuses an expired token, also one it had found good', async () => {
    await expect(tokens.verifier.verify(await tokens.sign({ expiresIn: -10 }))).rejects.toThrow('expired');
    let now = Date.now();
    const keys = () => Promise.reject(new Error('not needed'));
    const verifier = createTokenVerifier({
      projectId: 'demo-galopin',
      keys,
      allowUnsigned: true,
      adminEmail: TEST_ADMIN,
      now: () => now,
    });
    const token = tokens.unsigned({ expiresIn: 60 });
    await verifier.verify(token);
    now += 61_000;
    await expect(verifier.verify(token)).rejects.toThrow('expired');
  });

  it('refuses another project’s token', async () => {
    await expect(tokens.verifier.verify(await tokens.sign({ project: 'other' }))).rejects.toThrow(
      /"(iss|aud)"/,
    );
  });

  it('refuses a token whose content or signature was changed, or that another key signed', async () => {
    const [head, , signature] = (await tokens.sign()).split('.');
    const [, otherBody] = (await tokens.sign({ sub: 'someone-else' })).split('.');
    const foreign = await (await createTestTokens()).sign();
    for (const token of [`${head}.${otherBody}.${signature}`, foreign]) {
      await expect(tokens.verifier.verify(token)).rejects.toThrow(InvalidTokenError);
    }
  });

  it('refuses an unsigned token unless the emulator is configured', async () => {
    const token = tokens.unsigned({ sub: 'local' });
    await expect(tokens.verifier.verify(token)).rejects.toThrow(InvalidTokenError);
    expect((await tokens.emulatorVerifier.verify(token)).uid).toBe('local');
    await expect(tokens.emulatorVerifier.verify(tokens.unsigned({ project: 'other' }))).rejects.toThrow(
      InvalidTokenError,
    );
  });

  it.each(['', 'x', 'a.b.c', '....'])('refuses %j, which is no token', async (token) => {
    await expect(tokens.verifier.verify(token)).rejects.toThrow(InvalidTokenError);
    await expect(tokens.emulatorVerifier.verify(token)).rejects.toThrow(InvalidTokenError);
  });

  it('refuses a token that names nobody', async () => {
    await expect(tokens.verifier.verify(await tokens.sign({ sub: '' }))).rejects.toThrow(InvalidTokenError);
  });

  it('passes on that the keys cannot be had', async () => {
    const keys = () => Promise.reject(new TypeError('fetch failed'));
    const verifier = createTokenVerifier({
      projectId: 'demo-galopin',
      keys,
      allowUnsigned: false,
      adminEmail: TEST_ADMIN,
    });
    await expect(verifier.verify(await tokens.sign())).rejects.not.toThrow(InvalidTokenError);
  });
});
