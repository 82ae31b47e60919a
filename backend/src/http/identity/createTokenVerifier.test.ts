import { createTestTokens, TEST_ADMIN, type TestTokens } from '../../testing/testTokens';
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
      lacksSecondFactor: false,
      signedInAt: 1_700_000_000,
    });
  });

  it('takes the administrator’s address for the administrator only once it is verified', async () => {
    const claimed = await tokens.sign({ email: TEST_ADMIN });
    const verified = await tokens.sign({ email: TEST_ADMIN.toUpperCase(), email_verified: true });
    expect((await tokens.verifier.verify(claimed)).isAdmin).toBe(false);
    expect((await tokens.verifier.verify(verified)).isAdmin).toBe(true);
  });

  it('takes the administrator’s address without a second factor for nobody’s where one is wanted', async () => {
    const boss = { email: TEST_ADMIN, email_verified: true };
    for (const firebase of [undefined, {}, { sign_in_second_factor: '' }]) {
      const token = await tokens.sign({ ...boss, ...(firebase && { firebase }) });
      expect(await tokens.strictVerifier.verify(token)).toMatchObject({
        isAdmin: false,
        lacksSecondFactor: true,
      });
    }
    const whole = await tokens.sign({ ...boss, firebase: { sign_in_second_factor: 'totp' } });
    expect(await tokens.strictVerifier.verify(whole)).toMatchObject({
      isAdmin: true,
      lacksSecondFactor: false,
    });
    const member = await tokens.strictVerifier.verify(await tokens.sign());
    expect(member).toMatchObject({ isAdmin: false, lacksSecondFactor: false });
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

  it.each([
    [{ expiresIn: 7300 }, '"exp" is more than an hour'],
    [{ issuedIn: 300, expiresIn: 3000 }, '"iat" is in the future'],
    [{ auth_time: Math.floor(Date.now() / 1000) + 3600 }, '"auth_time" is in the future'],
  ])('refuses a token with times that none of the provider’s has: %j', async (claims, message) => {
    await expect(tokens.verifier.verify(await tokens.sign(claims))).rejects.toThrow(message);
    await expect(tokens.emulatorVerifier.verify(tokens.unsigned(claims))).rejects.toThrow(message);
  });

  it('takes a token of an issuer whose clock is half a minute ahead', async () => {
    expect((await tokens.verifier.verify(await tokens.sign({ issuedIn: 30 }))).uid).toBe('member-1');
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
