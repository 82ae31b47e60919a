import { createTestApp, type TestApp } from '../testing/createTestApp';
import { createTestTokens, TEST_ADMIN } from '../testing/testTokens';

const ADMIN = { sub: 'admin-1', email: TEST_ADMIN, email_verified: true };

describe('the identity of the administrator', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  }, 60_000);
  afterAll(() => test.close());

  const ask = async (token: string, app = test) =>
    app.get('/apin/admin/identity', 'anyone', { authorization: `Bearer ${token}` });

  it('is told to the administrator: the account, no address, and for no cache', async () => {
    const answer = await ask(await test.tokens.sign(ADMIN));
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
    expect(answer.body).toEqual({ uid: 'admin-1', isFresh: true });
  });

  it.each<[string, () => Promise<string> | string, string]>([
    ['an expired token', () => test.tokens.sign({ ...ADMIN, expiresIn: -10 }), 'has expired'],
    ['a token of another project', () => test.tokens.sign({ ...ADMIN, project: 'other' }), '"iss"'],
    ['a token of other keys', async () => (await createTestTokens()).sign(ADMIN), 'not one of this site'],
    [
      'an unsigned token without the emulator',
      () => test.tokens.unsigned(ADMIN),
      'not signed as those of this site',
    ],
    ['what is no token', () => 'a.b.c', 'not one of this site'],
  ])('is told to nobody for %s', async (_what, token, message) => {
    expect(await ask(await token())).toMatchObject({
      status: 401,
      body: { error: { code: 'invalid-token', message: expect.stringContaining(message) } },
    });
  });

  it('needs a token, and no cookie stands in for it', async () => {
    const cookie = `__session=${await test.tokens.sign(ADMIN)}`;
    expect(await test.get('/apin/admin/identity', 'anyone', { cookie })).toMatchObject({
      status: 401,
      body: { error: { code: 'unauthenticated' } },
    });
  });

  it('is refused to a member, and to the administrator’s address while it is not verified', async () => {
    const member = { sub: 'm', email: 'membre@demo.test', email_verified: true };
    expect(await ask(await test.tokens.sign(member))).toMatchObject({
      status: 403,
      body: { error: { code: 'forbidden', message: 'This needs the administrator.' } },
    });
    expect(await ask(await test.tokens.sign({ ...ADMIN, email_verified: false }))).toMatchObject({
      status: 403,
      body: { error: { code: 'forbidden', message: expect.stringContaining('address is not verified') } },
    });
  });

  it('takes an unsigned token of the emulator where one is configured, and for the administrator alone', async () => {
    const { emulatorVerifier, unsigned } = await createTestTokens();
    const local = await createTestApp({ verifier: emulatorVerifier });
    expect(await ask(unsigned(ADMIN), local)).toMatchObject({ status: 200, body: { uid: 'admin-1' } });
    expect((await ask(unsigned(), local)).status).toBe(403);
    await local.close();
  }, 60_000);

  it('is gone for a session that was ended', async () => {
    const token = await test.tokens.sign({ ...ADMIN, sub: 'admin-2' });
    expect((await ask(token)).status).toBe(200);
    await test.app.inject({
      method: 'POST',
      url: '/apin/user/admin-2/sign-out-everywhere',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await ask(token)).toMatchObject({
      status: 401,
      body: { error: { message: 'This session was ended: sign in again.' } },
    });
  });
});

describe('the identity of an account', () => {
  const member = { sub: 'm', email: 'Membre@demo.test', email_verified: true };
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  }, 60_000);
  afterAll(() => test.close());

  const ask = async (claims: object) =>
    test.get('/apin/identity', 'anyone', {
      authorization: `Bearer ${await test.tokens.sign(claims)}`,
    });

  it('is told to the account itself, for no cache', async () => {
    const answer = await ask(member);
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
    expect(answer.body).toEqual({ uid: 'm', verifiedEmail: 'Membre@demo.test', isAdmin: false });
    expect((await ask(ADMIN)).body).toMatchObject({ isAdmin: true });
  });

  it('has no address while none is verified, the administrator’s included', async () => {
    for (const claims of [
      { ...member, email_verified: false },
      { sub: 'm', email: 'membre@demo.test' },
      { sub: 'm' },
    ])
      expect((await ask(claims)).body).toEqual({ uid: 'm', verifiedEmail: null, isAdmin: false });
    expect((await ask({ ...ADMIN, email_verified: false })).body).toEqual({
      uid: 'admin-1',
      verifiedEmail: null,
      isAdmin: false,
    });
  });

  it('needs a token that is good, and is gone for a session that was ended', async () => {
    expect((await test.get('/apin/identity')).status).toBe(401);
    expect((await ask({ ...member, expiresIn: -10 })).status).toBe(401);
    const authorization = `Bearer ${await test.tokens.sign({ ...member, sub: 'm2' })}`;
    const url = '/apin/user/m2/sign-out-everywhere';
    await test.app.inject({ method: 'POST', url, headers: { authorization } });
    expect(await test.get('/apin/identity', 'anyone', { authorization })).toMatchObject({
      status: 401,
      body: { error: { message: 'This session was ended: sign in again.' } },
    });
  });
});
