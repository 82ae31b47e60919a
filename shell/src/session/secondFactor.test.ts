/** @jest-environment node */
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  type Auth,
} from 'firebase/auth';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { offerSecondFactor, withSecondFactor } from './secondFactor';

/**
 * Google's REST interface as its reference describes it, for one account: its emulator knows no authenticators.
 * @source https://cloud.google.com/identity-platform/docs/reference/rest/v2/accounts.mfaSignIn/finalize
 */
function fakeIdentityToolkit(hasFactor: boolean) {
  const calls: string[] = [];
  let enrolled = hasFactor;
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const tokens = (factor?: string) => ({
    idToken: [
      encode({ alg: 'none' }),
      encode({
        iat: 1,
        auth_time: 1,
        exp: 9_999_999_999,
        sub: 'u1',
        firebase: { sign_in_second_factor: factor },
      }),
      'x',
    ].join('.'),
    refreshToken: 'r',
    expiresIn: '3600',
    localId: 'u1',
  });
  const refuse = (message: string) => ({ status: 400, body: { error: { code: 400, message } } });
  const accept = (body: object) => ({ status: 200, body });
  const answer = (name: string | undefined, body: Record<string, unknown>) => {
    switch (name) {
      case 'accounts:signInWithPassword':
        if (body['password'] !== 'demo1234') return refuse('INVALID_LOGIN_CREDENTIALS');
        if (!enrolled) return accept(tokens());
        return accept({
          localId: 'u1',
          mfaPendingCredential: 'pending',
          mfaInfo: [{ mfaEnrollmentId: 'factor-1', enrolledAt: '2026-11-22T00:00:00Z', totpInfo: {} }],
        });
      case 'accounts/mfaSignIn:finalize':
        return isCode(body['totpVerificationInfo']) ? accept(tokens('totp')) : refuse('INVALID_CODE');
      case 'accounts/mfaEnrollment:start':
        return accept({
          totpSessionInfo: {
            sharedSecretKey: 'JBSWY3DPEHPK3PXP',
            verificationCodeLength: 6,
            hashingAlgorithm: 'SHA1',
            periodSec: 30,
            sessionInfo: 's',
            finalizeEnrollmentTime: '2026-11-22T00:05:00Z',
          },
        });
      case 'accounts/mfaEnrollment:finalize':
        if (!isCode(body['totpVerificationInfo'])) return refuse('INVALID_CODE');
        enrolled = true;
        return accept(tokens('totp'));
      case 'accounts:lookup':
        return accept({ users: [{ localId: 'u1', email: 'chef+site@demo.test', emailVerified: true }] });
      default:
        return refuse(`UNKNOWN ${name}`);
    }
  };
  const server = createServer((request, response) => {
    const name = request.url?.match(/accounts[:/][\w/:]+/)?.[0];
    calls.push(String(name));
    void json(request).then((body) => {
      const answered = answer(name, body as Record<string, unknown>);
      response.writeHead(answered.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answered.body));
    });
  });
  return { calls, server };
}
const isCode = (info: unknown): boolean =>
  typeof info === 'object' &&
  info !== null &&
  'verificationCode' in info &&
  info.verificationCode === '123456';

describe('Firebase, asked for a second factor', () => {
  let app: FirebaseApp;
  let auth: Auth;
  let server: Server;
  afterEach(async () => {
    // What is kept in memory outlives the app.
    await auth.signOut();
    await deleteApp(app);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const open = async (hasFactor: boolean) => {
    const toolkit = fakeIdentityToolkit(hasFactor);
    ({ server } = toolkit);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    app = initializeApp({ apiKey: 'a-key', projectId: 'galopin' });
    auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, `http://127.0.0.1:${port}`, { disableWarnings: true });
    return toolkit;
  };
  const signIn = (code?: string, password = 'demo1234') =>
    withSecondFactor(auth, () => signInWithEmailAndPassword(auth, 'chef+site@demo.test', password), code);
  const factorOf = async () => {
    const claims = (await auth.currentUser?.getIdTokenResult())?.claims;
    return claims?.['firebase'];
  };

  it('passes on that it wants a code where none was given', async () => {
    await open(true);
    await expect(signIn()).rejects.toMatchObject({ code: 'auth/multi-factor-auth-required' });
    expect(auth.currentUser).toBeNull();
  });

  it('lets in with the code, and the token says so', async () => {
    await open(true);
    await signIn('123456');
    expect(await factorOf()).toEqual({ sign_in_second_factor: 'totp' });
  });

  it.each([
    ['a wrong code', '000000', 'demo1234', 'auth/invalid-verification-code'],
    ['a wrong password', '123456', 'x', 'auth/invalid-credential'],
  ])('lets nobody in with %s', async (_what, code, password, refusal) => {
    await open(true);
    await expect(signIn(code, password)).rejects.toMatchObject({ code: refusal });
    expect(auth.currentUser).toBeNull();
  });

  it('wants no code of an account without an authenticator', async () => {
    const { calls } = await open(false);
    await signIn('123456');
    expect(calls).not.toContain('accounts/mfaSignIn:finalize');
    expect(await factorOf()).toEqual({});
  });

  it('ties an authenticator once it has shown a code, and wants one from then on', async () => {
    await open(false);
    const { user } = await signIn();
    const offer = await offerSecondFactor(user, 'https://galopin.test:8443');
    expect(offer.secret).toBe('JBSWY3DPEHPK3PXP');
    const link = new URL(offer.link);
    expect(link.protocol).toBe('otpauth:');
    expect(decodeURIComponent(link.pathname)).toMatch(/galopin\.test:chef\+site@demo\.test$/);
    expect(link.pathname).not.toContain('+');
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      secret: 'JBSWY3DPEHPK3PXP',
      issuer: 'galopin.test',
      digits: '6',
    });
    await expect(offer.confirm('000000')).rejects.toMatchObject({ code: 'auth/invalid-verification-code' });
    await offer.confirm('123456');
    expect(await factorOf()).toEqual({ sign_in_second_factor: 'totp' });
    await expect(signIn()).rejects.toMatchObject({ code: 'auth/multi-factor-auth-required' });
  });
});
