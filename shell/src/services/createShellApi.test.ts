import { CONTRACT_VERSION, DEPRECATIONS } from '@galopin/shared/contracts';
import { createFakeShell } from '@galopin/shared/testing';
import { createNotifications } from '../notifications/createNotifications';
import { createTestLogger } from '../testing/createTestLogger';
import { createTrackingBus, type TrackedEvent } from '../tracking/createTrackingBus';
import { createShellApi } from './createShellApi';

function setUp() {
  const counted: string[] = [];
  const fake = createFakeShell();
  const logger = createTestLogger();
  const tracking = createTrackingBus(
    logger,
    () => 1,
    () => '/',
  );
  const notifications = createNotifications(logger);
  const shell = createShellApi({
    site: { demo: true },
    // The shell's own session has more than a remote may call.
    session: { ...fake.session, token: async () => 'secret', start: async () => undefined } as never,
    favourites: fake.favourites,
    api: fake.api,
    data: fake.data,
    tracking,
    notifications,
    logger,
    navigate: fake.navigate,
    revalidate: () => undefined,
    holdUnsavedInput: () => () => undefined,
    Slot: () => null,
    now: () => 42,
    deprecated(name, member) {
      counted.push(name);
      return member;
    },
  });
  return { shell, tracking, notifications, counted };
}

describe('what remotes get of the shell', () => {
  it('counts every member that goes away', () => {
    expect(setUp().counted).toEqual(DEPRECATIONS.map(({ member }) => member));
  });

  it('is exactly this: a change takes a decision record and a new contract version', () => {
    const { shell } = setUp();
    expect({ ...shell, contract: shell.contract }).toEqual({
      contract: CONTRACT_VERSION,
      site: { demo: true },
      session: {
        get: expect.any(Function),
        subscribe: expect.any(Function),
        settled: expect.any(Function),
        account: expect.any(Function),
        subscribeAccount: expect.any(Function),
        selectDay: expect.any(Function),
        dismissMessage: expect.any(Function),
        checkSubscription: expect.any(Function),
        signIn: expect.any(Function),
        signUp: expect.any(Function),
        signOut: expect.any(Function),
        resetPassword: expect.any(Function),
        confirmPasswordReset: expect.any(Function),
        changePassword: expect.any(Function),
        deleteAccount: expect.any(Function),
        reauthenticate: expect.any(Function),
        offerSecondFactor: expect.any(Function),
        refreshToken: expect.any(Function),
      },
      favourites: {
        get: expect.any(Function),
        subscribe: expect.any(Function),
        set: expect.any(Function),
        reload: expect.any(Function),
      },
      api: {
        get: expect.any(Function),
        post: expect.any(Function),
        patch: expect.any(Function),
        delete: expect.any(Function),
      },
      data: { run: expect.any(Function) },
      track: expect.any(Function),
      notify: expect.any(Function),
      onNotification: expect.any(Function),
      navigate: expect.any(Function),
      revalidate: expect.any(Function),
      holdUnsavedInput: expect.any(Function),
      Slot: expect.any(Function),
      logger: {
        lines: [],
        info: expect.any(Function),
        warn: expect.any(Function),
        error: expect.any(Function),
      },
      now: expect.any(Function),
    });
  });

  it('has the members of the fake shell, so that tests of remotes cannot drift from it', () => {
    const { calls, tracked, notified, visited, slots, push, setSession, holdsInput, ...fake } =
      createFakeShell();
    expect([calls, tracked, notified, visited, slots]).toEqual([[], [], [], [], []]);
    expect([typeof push, typeof setSession, holdsInput()]).toEqual(['function', 'function', false]);
    expect(Object.keys(fake).sort()).toEqual(Object.keys(setUp().shell).sort());
    expect(Object.keys(fake.session).sort()).toEqual(Object.keys(setUp().shell.session).sort());
  });

  it('keeps the bearer token and cannot be changed', () => {
    const { shell } = setUp();
    expect(shell.session).not.toHaveProperty('token');
    expect(Object.isFrozen(shell)).toBe(true);
    expect(Object.isFrozen(shell.session)).toBe(true);
  });

  it('reaches the bus and the messages', () => {
    const { shell, tracking, notifications } = setUp();
    const events: TrackedEvent[] = [];
    tracking.addSink((event) => events.push(event));
    shell.track('race_opened', { raceId: 7 });
    shell.notify({ message: 'Bonjour' });
    expect(events).toHaveLength(1);
    expect(notifications.store.getState().shown).toHaveLength(1);
  });
});
