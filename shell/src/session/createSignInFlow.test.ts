import { createFakeIdentity, providerError } from '../testing/createFakeIdentity';
import { createTestSession } from '../testing/createTestSession';
import type { LoadIdentity } from './identityProvider';

const NOW = Date.UTC(2026, 10, 22, 12);
const paid = (daysAgo: number, state = 'completed') => ({
  uid: 'uid-1',
  payment: { state, create_time: new Date(NOW - daysAgo * 86_400_000).toISOString() },
});
const answering = (member: unknown) => createTestSession({ answer: () => member, now: NOW });

describe('signing in', () => {
  it('gets a fresh token, makes the member known without a body, checks the subscription and goes to /', async () => {
    const { session, visited, identity, calls } = answering(paid(3));
    await session.signIn('membre@demo.test', 'demo1234');
    expect(identity.calls).toEqual(['signIn membre@demo.test', 'idToken true']);
    expect(calls).toEqual([
      { kind: 'post', name: '/apin/user/init', query: {}, body: undefined },
      { kind: 'get', name: '/apin/user/uid-1', query: {} },
    ]);
    expect(session.get()).toMatchObject({ status: 'signedIn', user: { email: 'membre@demo.test' } });
    expect(session.account()).toEqual({
      jour: '2026-11-22',
      tokenTimestamp: NOW,
      messageToUser: null,
      userSubscribed: true,
      nbJourSubscribed: '3 jours',
      paymentMessage: {
        msg: 'Votre abonnement est actif depuis 3 jours',
        status: 'success',
        snackbar: true,
      },
    });
    expect(visited).toEqual(['/']);
  });

  it('brings whom the guard had sent here to the page that was asked for', async () => {
    const { session, visited } = answering(paid(3));
    session.explain('members-only', '/Stats?tableau=jockeys');
    await session.signIn('a@b.test', 'secret');
    expect(visited).toEqual(['/Stats?tableau=jockeys']);
  });

  it('brings who has left the sign-in page in between to the home page', async () => {
    const { session, visited } = answering(paid(3));
    session.explain('members-only', '/Stats');
    session.dismissMessage();
    await session.signIn('a@b.test', 'secret');
    expect(visited).toEqual(['/']);
  });

  it('is there with the subscription known: nothing is navigated before', async () => {
    let answer: (member: unknown) => void = () => undefined;
    const asked = new Promise<unknown>((resolve) => (answer = resolve));
    const { session, visited } = answering(asked);
    const done = session.signIn('membre@demo.test', 'demo1234');
    await Promise.resolve();
    expect(visited).toEqual([]);
    answer(paid(0));
    await done;
    expect(session.account().nbJourSubscribed).toBe("aujourd'hui");
    expect(visited).toEqual(['/']);
  });

  it('is settled once the subscription is known, and at once where nobody signs in', async () => {
    const { session, calls } = answering(paid(3));
    await session.signInSettled();
    expect(calls).toEqual([]);
    const done = session.signIn('membre@demo.test', 'demo1234');
    await session.signInSettled();
    expect(calls.map(({ name }) => name)).toEqual(['/apin/user/init', '/apin/user/uid-1']);
    await done;
  });

  it.each([
    [paid(3), { message: 'Votre abonnement est actif depuis 3 jours', status: 'success' }],
    [paid(45), { message: 'Votre abonnement est expiré (depuis 14 jours)', status: 'error' }],
  ])('says once where the subscription stands', async (member, notification) => {
    const { session, notified } = answering(member);
    await session.signIn('membre@demo.test', 'demo1234');
    expect(notified).toEqual([notification]);
  });

  it('says nothing of a subscription that never was', async () => {
    const { session, notified } = answering({ uid: 'uid-1' });
    await session.signIn('membre@demo.test', 'demo1234');
    expect(notified).toEqual([]);
  });

  it('goes on without the API: the failures are logged, nobody counts as subscribed', async () => {
    const { session, visited, logger } = createTestSession();
    await session.signIn('membre@demo.test', 'demo1234');
    expect(visited).toEqual(['/']);
    expect(session.account()).toMatchObject({ userSubscribed: false, nbJourSubscribed: 0 });
    expect(logger.lines.map(({ message }) => message)).toEqual([
      'The member could not be made known',
      'The subscription could not be checked',
    ]);
  });

  it('learns with the first answer that it is the administrator, who always counts as subscribed', async () => {
    const { session } = answering({ uid: 'uid-1', isAdmin: true });
    await session.signIn('admin@demo.test', 'demo1234');
    expect(session.get()).toMatchObject({ isAdmin: true });
    expect(session.account()).toMatchObject({ userSubscribed: true, paymentMessage: null });
  });

  it('takes the administrator of last time for subscribed while the API does not answer', async () => {
    const { session, identity } = createTestSession({ wasAdmin: true });
    await session.start();
    identity.report({ uid: 'uid-2', email: 'admin@demo.test', emailVerified: true, displayName: null });
    await session.checkSubscription();
    expect(session.account()).toMatchObject({ userSubscribed: true, paymentMessage: null });
  });

  it('ends the session again when no fresh token can be had', async () => {
    const { session, visited, identity } = answering(paid(3));
    identity.failWith(providerError('auth/network-request-failed'), 'idToken');
    await expect(session.signIn('membre@demo.test', 'demo1234')).rejects.toMatchObject({
      code: 'auth-refused',
      details: { provider: 'auth/network-request-failed' },
    });
    expect(session.get()).toEqual({ status: 'anonymous' });
    expect(session.account().tokenTimestamp).toBeNull();
    expect(visited).toEqual(['/connec']);
  });

  it('that the provider refuses says why, goes nowhere and logs no personal data', async () => {
    const { session, visited, identity, logger } = createTestSession();
    await session.start();
    identity.report(null);
    identity.failWith(providerError('auth/invalid-credential'));
    await expect(session.signIn('membre@demo.test', 'wrong')).rejects.toMatchObject({
      code: 'auth-refused',
      details: { provider: 'auth/invalid-credential' },
    });
    expect(visited).toEqual([]);
    expect(session.get()).toEqual({ status: 'anonymous' });
    expect(JSON.stringify(logger.lines)).not.toMatch(/membre@|wrong/);
  });

  it('names an error without code unknown', async () => {
    const { session, identity } = createTestSession();
    identity.failWith(new Error('something'));
    await expect(session.signIn('m@demo.test', 'x')).rejects.toMatchObject({
      details: { provider: 'unknown' },
    });
  });

  it('fails with the specification’s sentence when the provider never came, and tries afresh next time', async () => {
    jest.useFakeTimers();
    const load = jest.fn<ReturnType<LoadIdentity>, []>(() => Promise.reject(new Error('chunk failed')));
    const { session, visited } = createTestSession({ load });
    const outcome = session.signIn('m@demo.test', 'x').catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(5000);
    expect(await outcome).toMatchObject({
      code: 'auth-unavailable',
      message: "Firebase n'est pas disponible. Veuillez rafraîchir la page.",
    });
    expect(load).toHaveBeenCalledTimes(10);
    expect(session.get()).toEqual({ status: 'failing', reason: 'unavailable' });

    load.mockResolvedValue(createFakeIdentity());
    await session.signIn('m@demo.test', 'x');
    expect(visited).toEqual(['/']);
    jest.useRealTimers();
  });
});

describe('signing up', () => {
  it('does the same, but goes nowhere', async () => {
    const { session, visited, identity, calls } = answering({ uid: 'uid-1' });
    await session.signUp('neuf@course.test', 'un long secret');
    expect(identity.calls).toEqual(['signUp neuf@course.test', 'idToken true']);
    expect(calls.map(({ name }) => name)).toEqual(['/apin/user/init', '/apin/user/uid-1']);
    expect(session.account()).toMatchObject({ tokenTimestamp: NOW, userSubscribed: false });
    expect(session.get()).toMatchObject({ user: { email: 'neuf@course.test' } });
    expect(visited).toEqual([]);
  });

  it('is refused with the provider’s code', async () => {
    const { session, identity } = createTestSession();
    identity.failWith(providerError('auth/email-already-in-use'));
    await expect(session.signUp('membre@demo.test', 'x')).rejects.toMatchObject({
      details: { provider: 'auth/email-already-in-use' },
    });
    expect(session.get()).not.toMatchObject({ status: 'signedIn' });
  });
});
