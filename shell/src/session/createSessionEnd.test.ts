import { member, providerError } from '../testing/createFakeIdentity';
import { createTestSession, type TestSessionOptions } from '../testing/createTestSession';

const NOW = Date.UTC(2026, 10, 22, 12);
const paidNow = { payment: { state: 'completed', create_time: new Date(NOW).toISOString() } };
const FIRST = {
  jour: '2026-11-22',
  tokenTimestamp: null,
  messageToUser: null,
  userSubscribed: false,
  nbJourSubscribed: 0,
  paymentMessage: null,
};

async function signedIn(options: TestSessionOptions = {}) {
  const made = createTestSession({ answer: () => paidNow, now: NOW, ...options });
  await made.session.signIn('membre@demo.test', 'demo1234');
  made.session.selectDay('2026-01-01');
  made.visited.length = 0;
  return made;
}

describe('signing out', () => {
  it('clears all that goes with the session and goes to /connec', async () => {
    const { session, identity, visited, remembered, forgotten } = await signedIn();
    expect(forgotten.times).toBe(0);
    expect(session.account()).toMatchObject({ userSubscribed: true, jour: '2026-01-01' });
    await session.signOut();
    expect(identity.calls.at(-1)).toBe('signOut');
    expect(session.get()).toEqual({ status: 'anonymous' });
    expect(session.account()).toEqual(FIRST);
    expect(remembered.at(-1)).toBe(false);
    expect(visited).toEqual(['/connec']);
    expect(forgotten.times).toBe(1);
  });

  it('clears the same when the provider fails', async () => {
    const { session, identity, visited, logger } = await signedIn();
    identity.failWith(new Error('offline'));
    await session.signOut();
    expect(session.get()).toEqual({ status: 'anonymous' });
    expect(session.account()).toEqual(FIRST);
    expect(visited).toEqual(['/connec']);
    expect(logger.lines).toContainEqual(expect.objectContaining({ level: 'error' }));
  });

  it('that the provider failed is made up for when it comes the next time', async () => {
    const { session, identity, hint } = createTestSession({ owesSignOut: true });
    await session.start();
    expect(identity.calls).toEqual(['signOut']);
    expect(hint.owesSignOut()).toBe(false);
  });

  it('counts, however often the provider fails, until somebody signs in', async () => {
    const { session, identity, hint } = createTestSession({ owesSignOut: true });
    identity.failWith(new Error('storage is broken'));
    await session.start();
    identity.report(member);
    expect(session.get()).toEqual({ status: 'anonymous' });

    identity.failWith(undefined);
    await session.signIn('membre@demo.test', 'demo1234');
    expect(session.get()).toMatchObject({ status: 'signedIn' });
    expect(hint.owesSignOut()).toBe(false);
  });

  it('works before the provider is there', async () => {
    const { session, visited, hint } = createTestSession({ wasSignedIn: true });
    await session.signOut();
    expect(session.get()).toEqual({ status: 'anonymous' });
    expect(hint.owesSignOut()).toBe(true);
    expect(visited).toEqual(['/connec']);
  });

  it('in another tab clears what goes with the session here', async () => {
    const { session, identity, visited } = await signedIn();
    identity.report(null);
    expect(session.account()).toEqual(FIRST);
    expect(visited).toEqual([]);
  });
});

describe('the bearer token', () => {
  it('for what must change nothing is none where it cannot be had, and the session goes on', async () => {
    const { session, identity, visited, logger } = await signedIn();
    expect(await session.quietToken()).toBe('a-token');
    identity.failWith(providerError('auth/user-token-expired'));
    expect(await session.quietToken()).toBeNull();
    expect(session.get().status).toBe('signedIn');
    expect([visited, logger.lines]).toEqual([[], []]);
    expect(await createTestSession({ wasSignedIn: true }).session.quietToken()).toBeNull();
  });

  it('is null at once for whom nobody expects to be signed in', async () => {
    expect(await createTestSession().session.token()).toBeNull();
  });

  it('waits for an expected member', async () => {
    const { session, identity } = createTestSession({ wasSignedIn: true });
    const token = session.token();
    await session.start();
    expect(identity.calls).toEqual([]);
    identity.report(member);
    expect(await token).toBe('a-token');
  });

  it('is null when the expected member is signed out after all', async () => {
    const { session, identity } = createTestSession({ wasSignedIn: true });
    const token = session.token();
    await session.start();
    identity.report(null);
    expect(await token).toBeNull();
  });

  it('that cannot be had is logged and signs out, once for all who asked, and says why', async () => {
    const { session, identity, visited, logger } = await signedIn();
    identity.failWith(providerError('auth/user-token-expired'));
    expect(await Promise.all([session.token(), session.token()])).toEqual([null, null]);
    expect(session.get()).toEqual({ status: 'anonymous' });
    expect(session.account()).toEqual({ ...FIRST, messageToUser: 'session-ended' });
    expect(visited).toEqual(['/connec']);
    expect(logger.lines[0]).toMatchObject({
      level: 'error',
      context: { provider: 'auth/user-token-expired' },
    });
  });

  it('is made anew on demand; one that cannot be ends the session', async () => {
    const { session, identity, visited } = await signedIn();
    await session.refreshToken();
    expect(identity.calls.at(-1)).toBe('idToken true');
    identity.failWith(providerError('auth/user-disabled'));
    await expect(session.refreshToken()).rejects.toMatchObject({
      code: 'auth-refused',
      details: { provider: 'auth/user-disabled' },
    });
    expect(visited).toEqual(['/connec']);
  });
});

describe('what goes with the session', () => {
  it('is looked up for a returning member as well, without making them known again', async () => {
    const { session, identity, calls } = createTestSession({ answer: () => paidNow, now: NOW });
    await session.start();
    const checked = new Promise((resolve) => session.subscribeAccount(resolve));
    identity.report(member);
    expect(await checked).toMatchObject({ tokenTimestamp: null });
    await session.checkSubscription();
    expect(session.account()).toMatchObject({ userSubscribed: true, tokenTimestamp: null });
    expect(calls.every(({ kind }) => kind === 'get')).toBe(true);
  });

  it('is not what was asked about somebody who has left meanwhile', async () => {
    let answer: (record: unknown) => void = () => undefined;
    const asked = new Promise<unknown>((resolve) => (answer = resolve));
    const { session, identity } = createTestSession({ answer: () => asked, now: NOW });
    await session.start();
    identity.report(member);
    const checked = session.checkSubscription();
    identity.report(null);
    answer(paidNow);
    await checked;
    expect(session.account().userSubscribed).toBe(false);
  });

  it('keeps why the visitor was brought to the sign-in page until it is dismissed', () => {
    const { session } = createTestSession();
    session.explain('members-only');
    expect(session.account().messageToUser).toBe('members-only');
    session.dismissMessage();
    expect(session.account().messageToUser).toBeNull();
  });

  it('ends with a blocked provider only once it is asked for again', async () => {
    jest.useFakeTimers();
    const load = () => Promise.reject(new Error('blocked'));
    const { session } = createTestSession({ load, wasSignedIn: true });
    const token = session.token();
    void session.start();
    await jest.advanceTimersByTimeAsync(4500);
    expect(await token).toBeNull();
    expect(session.get()).toEqual({ status: 'failing', reason: 'unavailable' });
    jest.useRealTimers();
  });
});
