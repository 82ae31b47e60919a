import type { Session } from '@galopin/shared/contracts';
import { admin, createFakeIdentity, member, providerError } from '../testing/createFakeIdentity';
import { createTestLogger } from '../testing/createTestLogger';
import { createSession } from './createSession';
import type { LoadIdentity } from './identityProvider';

function setUp({ wasSignedIn = false, load }: { wasSignedIn?: boolean; load?: LoadIdentity } = {}) {
  const identity = createFakeIdentity();
  const logger = createTestLogger();
  const remembered: boolean[] = [];
  const visited: string[] = [];
  const session = createSession({
    load: load ?? (async () => identity),
    hint: { expectsMember: () => wasSignedIn, remember: (signedIn) => void remembered.push(signedIn) },
    adminEmail: 'admin@demo.test',
    logger,
    navigate: (to) => void visited.push(to),
  });
  return { identity, logger, remembered, visited, session };
}

/** Loads an identity provider that never comes; its waiting time is up to fake timers. */
const never: LoadIdentity = () => Promise.reject(new Error('chunk failed'));

describe('a session', () => {
  it.each([
    [true, 'member'],
    [false, 'anonymous'],
  ])('is unknown at first; signed in last time: %s, expected: %s', (wasSignedIn, expected) => {
    expect(setUp({ wasSignedIn }).session.get()).toEqual({ status: 'unknown', expected });
  });

  it('follows the provider and tells its subscribers until they stop', async () => {
    const { session, identity } = setUp();
    const seen: Session['status'][] = [];
    const stop = session.subscribe(({ status }) => seen.push(status));
    await session.start();
    identity.report(member);
    identity.report(null);
    stop();
    identity.report(member);
    expect(seen).toEqual(['signedIn', 'anonymous']);
    expect(session.get()).toEqual({ status: 'signedIn', user: member, isAdmin: false });
  });

  it('remembers in this browser whether somebody is signed in', async () => {
    const { session, identity, remembered } = setUp();
    await session.start();
    identity.report(member);
    identity.report(null);
    expect(remembered).toEqual([true, false]);
  });

  it('knows the administrator by a verified address only', async () => {
    const { session, identity } = setUp();
    await session.start();
    identity.report(admin);
    expect(session.get()).toMatchObject({ isAdmin: true });
    identity.report({ ...admin, emailVerified: false });
    expect(session.get()).toMatchObject({ isAdmin: false });
  });

  it('settles with the first thing that is known, and at once afterwards', async () => {
    const { session, identity } = setUp();
    const settled = session.settled();
    await session.start();
    identity.report(null);
    expect(await settled).toEqual({ status: 'anonymous' });
    expect(await session.settled()).toEqual({ status: 'anonymous' });
  });

  it('is failing, and settled, when the provider cannot tell', async () => {
    const { session, identity, logger } = setUp();
    await session.start();
    identity.breakDown(new Error('quota'));
    expect(await session.settled()).toEqual({ status: 'failing', reason: 'provider' });
    expect(logger.lines).toContainEqual({
      level: 'error',
      message: 'The identity provider failed',
      context: { message: 'quota' },
    });
  });

  it('listens once, however often it is started', async () => {
    const load = jest.fn(async () => createFakeIdentity());
    const { session } = setUp({ load });
    await Promise.all([session.start(), session.start()]);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('the bearer token', () => {
  it('is null at once for whom nobody expects to be signed in', async () => {
    expect(await setUp().session.token()).toBeNull();
  });

  it('waits for an expected member', async () => {
    const { session, identity } = setUp({ wasSignedIn: true });
    const token = session.token();
    await session.start();
    expect(identity.calls).toEqual([]);
    identity.report(member);
    expect(await token).toBe('a-token');
  });

  it('is null when the expected member is signed out after all', async () => {
    const { session, identity } = setUp({ wasSignedIn: true });
    const token = session.token();
    await session.start();
    identity.report(null);
    expect(await token).toBeNull();
  });

  it('that cannot be had is logged and signs out, once for all who asked', async () => {
    const { session, identity, visited, logger } = setUp();
    await session.start();
    identity.report(member);
    identity.failWith(providerError('auth/user-token-expired'));
    expect(await Promise.all([session.token(), session.token()])).toEqual([null, null]);
    expect(session.get()).toEqual({ status: 'anonymous' });
    expect(visited).toEqual(['/connec']);
    expect(logger.lines[0]).toMatchObject({
      level: 'error',
      context: { provider: 'auth/user-token-expired' },
    });
  });
});

describe('signing in', () => {
  it('knows the member and goes to /', async () => {
    const { session, visited, identity } = setUp();
    await session.signIn('membre@demo.test', 'demo1234');
    expect(identity.calls).toEqual(['signIn membre@demo.test']);
    expect(session.get()).toMatchObject({ status: 'signedIn', user: { email: 'membre@demo.test' } });
    expect(visited).toEqual(['/']);
  });

  it('that the provider refuses says why, goes nowhere and logs no personal data', async () => {
    const { session, visited, identity, logger } = setUp();
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
    const { session, identity } = setUp();
    identity.failWith(new Error('something'));
    await expect(session.signIn('m@demo.test', 'x')).rejects.toMatchObject({
      details: { provider: 'unknown' },
    });
  });

  it('fails with the specification’s sentence when the provider never came, and tries afresh next time', async () => {
    jest.useFakeTimers();
    const identity = createFakeIdentity();
    const load = jest.fn<ReturnType<LoadIdentity>, []>(never);
    const { session, visited } = setUp({ load });
    const outcome = session.signIn('m@demo.test', 'x').catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(5000);
    expect(await outcome).toMatchObject({
      code: 'auth-unavailable',
      message: "Firebase n'est pas disponible. Veuillez rafraîchir la page.",
    });
    expect(load).toHaveBeenCalledTimes(10);
    expect(session.get()).toEqual({ status: 'failing', reason: 'unavailable' });

    load.mockResolvedValue(identity);
    await session.signIn('m@demo.test', 'x');
    expect(visited).toEqual(['/']);
    jest.useRealTimers();
  });
});

describe('signing out', () => {
  it('ends the session and goes to /connec', async () => {
    const { session, identity, visited, remembered } = setUp();
    await session.start();
    identity.report(member);
    await session.signOut();
    expect(identity.calls).toEqual(['signOut']);
    expect(session.get()).toEqual({ status: 'anonymous' });
    expect(remembered.at(-1)).toBe(false);
    expect(visited).toEqual(['/connec']);
  });

  it('ends the local session also when the provider fails', async () => {
    const { session, identity, visited, logger } = setUp();
    await session.start();
    identity.report(member);
    identity.failWith(new Error('offline'));
    await session.signOut();
    expect(session.get()).toEqual({ status: 'anonymous' });
    expect(visited).toEqual(['/connec']);
    expect(logger.lines).toContainEqual(expect.objectContaining({ level: 'error' }));
  });

  it('works before the provider is there', async () => {
    const { session, visited } = setUp({ wasSignedIn: true });
    await session.signOut();
    expect(session.get()).toEqual({ status: 'anonymous' });
    expect(visited).toEqual(['/connec']);
  });
});
