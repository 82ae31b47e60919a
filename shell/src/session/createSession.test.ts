import type { Session } from '@galopin/shared/contracts';
import { admin, createFakeIdentity, member } from '../testing/createFakeIdentity';
import { createTestSession } from '../testing/createTestSession';

describe('a session', () => {
  it.each([
    [true, 'member'],
    [false, 'anonymous'],
  ])('is unknown at first; signed in last time: %s, expected: %s', (wasSignedIn, expected) => {
    expect(createTestSession({ wasSignedIn }).session.get()).toEqual({ status: 'unknown', expected });
  });

  it('follows the provider and tells its subscribers until they stop', async () => {
    const { session, identity } = createTestSession();
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
    const { session, identity, remembered } = createTestSession();
    await session.start();
    identity.report(member);
    identity.report(null);
    expect(remembered).toEqual([true, false]);
  });

  it('knows the administrator by what the API says, which is asked at every visit', async () => {
    const { session, identity, hint } = createTestSession({ answer: () => ({ isAdmin: true }) });
    await session.start();
    identity.report(admin);
    expect(session.get()).toMatchObject({ isAdmin: false });
    await session.checkSubscription();
    expect(session.get()).toMatchObject({ isAdmin: true });
    expect(hint.expectsAdmin()).toBe(true);
    identity.report(null);
    expect(hint.expectsAdmin()).toBe(false);
  });

  it('takes the administrator of last time for one at once, until the API says otherwise', async () => {
    const { session, identity } = createTestSession({ wasAdmin: true, answer: () => ({ isAdmin: false }) });
    await session.start();
    identity.report({ ...admin, emailVerified: false });
    expect(session.get()).toMatchObject({ isAdmin: false });
    identity.report(admin);
    expect(session.get()).toMatchObject({ isAdmin: true });
    await session.checkSubscription();
    expect(session.get()).toMatchObject({ isAdmin: false });
    expect(session.account().userSubscribed).toBe(false);
  });

  it.each([null, 'yes', { isAdmin: 'true' }, {}])('makes nobody the administrator by %j', async (body) => {
    const { session, identity } = createTestSession({ answer: () => body });
    await session.start();
    identity.report(admin);
    await session.checkSubscription();
    expect(session.get()).toMatchObject({ isAdmin: false });
  });

  it('settles with the first thing that is known, and at once afterwards', async () => {
    const { session, identity } = createTestSession();
    const settled = session.settled();
    await session.start();
    identity.report(null);
    expect(await settled).toEqual({ status: 'anonymous' });
    expect(await session.settled()).toEqual({ status: 'anonymous' });
  });

  it('is failing, and settled, when the provider cannot tell', async () => {
    const { session, identity, logger } = createTestSession();
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
    const { session } = createTestSession({ load });
    await Promise.all([session.start(), session.start()]);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
