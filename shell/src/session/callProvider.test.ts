import { providerError } from '../testing/createFakeIdentity';
import { createTestSession } from '../testing/createTestSession';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a call of an identity provider that is starting', () => {
  it('waits, tells the visitor so, and is made again until there is an answer', async () => {
    const { session, identity, notified, visited } = createTestSession();
    identity.failWith(providerError('auth/sign-in-starting'));
    const entering = session.signIn('membre@demo.test', 'demo1234');
    await jest.advanceTimersByTimeAsync(2500);
    expect(notified).toEqual([{ message: 'La connexion démarre…' }]);
    expect(session.get().status).not.toBe('signedIn');
    identity.failWith(undefined);
    await jest.advanceTimersByTimeAsync(2000);
    await entering;
    expect(session.get().status).toBe('signedIn');
    expect(visited).toEqual(['/']);
  });

  it('is told again as long as it takes', async () => {
    const { session, identity, notified } = createTestSession();
    identity.failWith(providerError('auth/sign-in-starting'));
    const sending = session.resetPassword('membre@demo.test');
    await jest.advanceTimersByTimeAsync(11_000);
    expect(notified).toHaveLength(2);
    identity.failWith(undefined);
    await jest.advanceTimersByTimeAsync(2000);
    expect(await sending).toEqual({ demoLink: null });
  });

  it('ends with what it says then, such as a wrong password', async () => {
    const { session, identity } = createTestSession();
    identity.failWith(providerError('auth/sign-in-starting'));
    const outcome = session.signIn('membre@demo.test', 'x').catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(500);
    identity.failWith(providerError('auth/wrong-password'));
    await jest.advanceTimersByTimeAsync(2000);
    expect(await outcome).toMatchObject({ details: { provider: 'auth/wrong-password' } });
  });
});
