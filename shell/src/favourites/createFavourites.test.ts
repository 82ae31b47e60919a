import { FAVOURITES_KEY, FAVOURITES_LIMIT, type Favourites, type Session } from '@galopin/shared/contracts';
import { createFakeShell, fakeSessions, httpError, type RecordedCall } from '@galopin/shared/testing';
import { createTestLogger } from '../testing/createTestLogger';
import type { Channel } from './createChannel';
import { createDeviceFavourites } from './createDeviceFavourites';
import { createFavourites } from './createFavourites';

const NONE: Favourites = { horses: [], jockeys: [], trainers: [] };
const ids = (count: number, from = 1) => Array.from({ length: count }, (_, index) => from + index);
const EXPECTED: Session = { status: 'unknown', expected: 'member' };

/** An account in memory behind the API, tabs that hear one another, one device. */
function setUp(given: { readonly device?: object | string; readonly account?: Partial<Favourites> } = {}) {
  localStorage.clear();
  if (given.device !== undefined) {
    localStorage.setItem(
      FAVOURITES_KEY,
      typeof given.device === 'string' ? given.device : JSON.stringify({ ...NONE, ...given.device }),
    );
  }
  let account: Favourites = { ...NONE, ...given.account };
  let failure: Error | undefined;
  const writes: unknown[] = [];
  const answer = ({ kind, body }: RecordedCall) => {
    if (failure) throw failure;
    if (kind === 'patch') {
      writes.push(body);
      account = { ...account, ...(body as { favourites: Partial<Favourites> }).favourites };
    }
    return { favourites: account };
  };
  const tabs: ((message: unknown) => void)[] = [];
  const openTab = (
    session: Session = fakeSessions.anonymous,
    storage: Storage | undefined = localStorage,
    signInSettled = () => Promise.resolve(),
  ) => {
    const shell = createFakeShell({ session, answer });
    const logger = createTestLogger();
    let own: ((message: unknown) => void) | undefined;
    const channel: Channel = {
      post: (message) => tabs.filter((tab) => tab !== own).forEach((tab) => tab(message)),
      listen: (listener) => tabs.push((own = listener)),
    };
    const device = createDeviceFavourites(storage, logger);
    const { api, session: sessions, notify, track } = shell;
    const favourites = createFavourites({
      api,
      session: sessions,
      signInSettled,
      device,
      channel,
      logger,
      notify,
      track,
    });
    return { shell, logger, favourites };
  };
  return {
    openTab,
    writes,
    onDevice: () => localStorage.getItem(FAVOURITES_KEY),
    account: () => account,
    failWith: (error?: Error) => {
      failure = error;
    },
  };
}

describe('the favourites of a member who is signing in', () => {
  it('are asked for once the API knows the member', async () => {
    let settleSignIn: () => void = () => undefined;
    const signInSettled = new Promise<void>((resolve) => (settleSignIn = resolve));
    const { shell } = setUp().openTab(fakeSessions.member, localStorage, () => signInSettled);
    await Promise.resolve();
    expect(shell.calls).toEqual([]);
    settleSignIn();
    await signInSettled;
    await Promise.resolve();
    expect(shell.calls).toHaveLength(1);
  });
});

describe('favourites without an account', () => {
  it('stay on the device, and are the same in every tab', async () => {
    const { openTab, onDevice } = setUp();
    const [one, other] = [openTab(), openTab()];
    await one.favourites.set('horse', 4, true);
    await other.favourites.set('jockey', 5, true);
    for (const { favourites } of [one, other, openTab()]) {
      expect(favourites.get()).toEqual({
        favourites: { horses: [4], jockeys: [5], trainers: [] },
        place: 'device',
        status: 'ready',
      });
    }
    await one.favourites.set('horse', 4, false);
    await one.favourites.set('jockey', 5, false);
    expect(onDevice()).toBeNull();
    expect(one.shell.calls).toEqual([]);
  });

  it('tell that something was followed, not whom', async () => {
    const { shell, favourites } = setUp().openTab();
    await favourites.set('trainer', 9, true);
    await favourites.set('trainer', 9, true);
    expect(shell.tracked).toEqual([{ name: 'favourite_changed', payload: { kind: 'trainer', on: true } }]);
  });

  it.each([
    ['no JSON', '{'],
    ['another shape', '[]'],
    ['ids that are none', '{"horses":[0],"jockeys":[],"trainers":[]}'],
    ['the same twice', '{"horses":[1,1],"jockeys":[],"trainers":[]}'],
    ['too many', JSON.stringify({ ...NONE, horses: ids(201) })],
  ])('begin anew where the device holds %s', async (_case, device) => {
    const { openTab, onDevice } = setUp({ device });
    const { favourites, logger } = openTab();
    expect(favourites.get().favourites).toEqual(NONE);
    expect(onDevice()).toBeNull();
    expect(logger.lines).toEqual([expect.objectContaining({ level: 'warn' })]);
    await favourites.set('horse', 1, true);
    expect(onDevice()).toBe('{"horses":[1],"jockeys":[],"trainers":[]}');
  });

  it('last for the visit where the browser keeps nothing', async () => {
    const refuse = () => {
      throw new Error('denied');
    };
    const blocked = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage;
    for (const storage of [undefined, blocked]) {
      const { favourites } = setUp().openTab(fakeSessions.anonymous, storage);
      await favourites.set('horse', 4, true);
      await favourites.set('horse', 5, true);
      expect(favourites.get().favourites.horses).toEqual([4, 5]);
    }
  });

  it('are refused beyond two hundred of a kind, in words', async () => {
    const { shell, favourites } = setUp({ device: { horses: ids(FAVOURITES_LIMIT) } }).openTab();
    await favourites.set('horse', 999, true);
    expect(favourites.get().favourites.horses).toHaveLength(FAVOURITES_LIMIT);
    expect(shell.notified).toEqual([
      { message: expect.stringContaining('déjà 200 chevaux'), status: 'warning' },
    ]);
    await favourites.set('jockey', 999, true);
    expect(favourites.get().favourites.jockeys).toEqual([999]);
  });
});

describe('favourites at sign-in', () => {
  it('join those of the account, and leave the device', async () => {
    const site = setUp({ device: { horses: [1, 2] }, account: { horses: [2, 3], jockeys: [7] } });
    const { shell, favourites } = site.openTab();
    shell.setSession(fakeSessions.member);
    expect(favourites.get()).toMatchObject({ status: 'loading', place: 'account' });
    await favourites.reload();
    expect(site.account()).toEqual({ horses: [2, 3, 1], jockeys: [7], trainers: [] });
    expect(favourites.get()).toEqual({ favourites: site.account(), place: 'account', status: 'ready' });
    expect(site.onDevice()).toBeNull();
  });

  it('write nothing where the account has them all', async () => {
    const site = setUp({ device: { horses: [2] }, account: { horses: [2, 3] } });
    await site.openTab(fakeSessions.member).favourites.reload();
    expect(site.writes).toEqual([]);
    expect(site.onDevice()).toBeNull();
  });

  it('are cut at the account’s limit, and the visitor is told', async () => {
    const site = setUp({ device: { horses: [901, 902, 3] }, account: { horses: ids(199) } });
    const { shell, favourites } = site.openTab(fakeSessions.member);
    await favourites.reload();
    expect(favourites.get().favourites.horses).toEqual([...ids(199), 901]);
    expect(shell.notified).toEqual([
      { message: expect.stringMatching(/^Un favori de cet appareil n’a pas été repris/), status: 'warning' },
    ]);
  });

  it('stay on the device while the account cannot be read; the next change tries again', async () => {
    const site = setUp({ device: { horses: [1] }, account: { horses: [2] } });
    site.failWith(httpError(503));
    const { shell, favourites } = site.openTab(fakeSessions.member);
    await favourites.reload();
    expect(favourites.get()).toMatchObject({ status: 'failed', favourites: { horses: [1] } });
    expect(site.onDevice()).not.toBeNull();
    await favourites.set('horse', 5, true);
    expect(favourites.get().favourites.horses).toEqual([1]);
    expect(shell.notified).toEqual([
      { message: 'Ce favori n’a pas pu être ajouté. Réessayez.', status: 'error' },
    ]);
    site.failWith();
    await favourites.set('horse', 5, true);
    expect(favourites.get()).toMatchObject({ status: 'ready', favourites: { horses: [2, 1, 5] } });
  });

  it('wait for a member who is expected, and are added to the account’s', async () => {
    const site = setUp({ account: { horses: [2] } });
    const { shell, favourites } = site.openTab(EXPECTED);
    const done = favourites.set('horse', 5, true);
    expect(favourites.get()).toMatchObject({ status: 'loading', favourites: { horses: [5] } });
    expect(site.onDevice()).toBeNull();
    // The session says itself when it is settled; the fake one answers at once.
    shell.setSession(fakeSessions.member);
    await done;
    expect(site.account().horses).toEqual([2, 5]);
  });
});

describe('favourites of an account', () => {
  it('are the same in every tab of the member, not in one of nobody', async () => {
    const site = setUp();
    const [one, other, stranger] = [
      site.openTab(fakeSessions.member),
      site.openTab(fakeSessions.member),
      site.openTab(),
    ];
    await one.favourites.set('horse', 4, true);
    expect(other.favourites.get().favourites.horses).toEqual([4]);
    expect(stranger.favourites.get().favourites.horses).toEqual([]);
  });

  it('begin with what another device has changed meanwhile', async () => {
    const site = setUp({ account: { horses: [1] } });
    const { api } = site.openTab(fakeSessions.member).shell;
    const { favourites } = site.openTab(fakeSessions.member);
    await favourites.reload();
    await api.patch('/apin/user/x', { favourites: { horses: [1, 2] } });
    await favourites.set('horse', 3, true);
    expect(site.account().horses).toEqual([1, 2, 3]);
  });

  it('show each of several quick changes at once, and keep all of them', async () => {
    const site = setUp();
    const { favourites } = site.openTab(fakeSessions.member);
    const changes = [4, 5, 6].map((id) => favourites.set('horse', id, true));
    expect(favourites.get().favourites.horses).toEqual([4, 5, 6]);
    await Promise.all(changes);
    expect(site.account().horses).toEqual([4, 5, 6]);
  });

  it('stay with the account at sign-out, and nothing of them on the device', async () => {
    const site = setUp({ account: { horses: [1] } });
    const { shell, favourites } = site.openTab(fakeSessions.member);
    await favourites.set('horse', 2, true);
    shell.setSession(fakeSessions.anonymous);
    expect(favourites.get()).toEqual({ favourites: NONE, place: 'device', status: 'ready' });
    expect([site.account().horses, site.onDevice()]).toEqual([[1, 2], null]);
  });

  it('are not shown to whoever comes while they are on their way', async () => {
    const site = setUp({ account: { horses: [1] } });
    const { shell, favourites } = site.openTab(fakeSessions.member);
    const loading = favourites.reload();
    shell.setSession(fakeSessions.anonymous);
    await loading;
    expect(favourites.get().favourites).toEqual(NONE);
  });

  it('are no list of something else', async () => {
    const site = setUp({ account: { horses: ['x'] as never } });
    const { favourites } = site.openTab(fakeSessions.member);
    await favourites.reload();
    expect(favourites.get().status).toBe('failed');
  });
});
