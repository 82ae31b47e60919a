import { FAVOURITES_EXPECTED, type PublicConfig } from '@galopin/shared/contracts';
import { createFakeShell } from '@galopin/shared/testing';
import { createNotifications } from '../notifications/createNotifications';
import type { Services } from '../services/createServices';
import { createFakeIdentity, member } from '../testing/createFakeIdentity';
import { createTestSession } from '../testing/createTestSession';
import { startBackgroundWork } from './startBackgroundWork';

const initialiseDocumentDatabase = jest.fn();
jest.mock('../session/documentDatabase', () => ({
  initialiseDocumentDatabase: () => initialiseDocumentDatabase() as unknown,
}));

const opened: string[] = [];
class FakeSource extends EventTarget {
  constructor(path: string) {
    super();
    opened.push(path);
  }
  close() {
    // Nothing was opened.
  }
}

async function setUp(wasSignedIn: boolean) {
  const provider = createFakeIdentity();
  const load = jest.fn(async () => provider);
  const { session, logger } = createTestSession({ wasSignedIn, load });
  const revalidate = jest.fn();
  startBackgroundWork({
    session,
    shell: createFakeShell({ revalidate }),
    notifications: createNotifications(logger),
    readFailureListeners: new Set<() => void>(),
    config: { streamPath: '/stream' } as PublicConfig,
  } as unknown as Services);
  const settle = async (user: typeof member | null) => {
    await jest.advanceTimersByTimeAsync(500);
    provider.report(user);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { load, identity: provider, revalidate, settle };
}

describe('background work', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    opened.length = 0;
    initialiseDocumentDatabase.mockReset();
    Object.assign(globalThis, { EventSource: FakeSource });
  });
  afterEach(() => jest.useRealTimers());

  it('opens the notification stream at the configured path', async () => {
    await setUp(false);
    await jest.advanceTimersByTimeAsync(0);
    expect(opened).toEqual(['/stream']);
  });

  it('starts the auth listener 500 ms after the app', async () => {
    const { load } = await setUp(false);
    await jest.advanceTimersByTimeAsync(499);
    expect(load).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps no place for favourites any longer', async () => {
    document.documentElement.setAttribute(FAVOURITES_EXPECTED, '');
    await setUp(false);
    expect(document.documentElement).not.toHaveAttribute(FAVOURITES_EXPECTED);
  });

  it('does not look again at the anonymous first view', async () => {
    const { settle, revalidate } = await setUp(false);
    await settle(null);
    expect(revalidate).not.toHaveBeenCalled();
  });

  it('does not look again for a returning member, whose data has waited', async () => {
    const { settle, revalidate } = await setUp(true);
    await settle(member);
    expect(revalidate).not.toHaveBeenCalled();
  });

  it('looks again when somebody unexpected is signed in, when they leave and when another comes', async () => {
    const { settle, identity, revalidate } = await setUp(false);
    await settle(member);
    expect(revalidate).toHaveBeenCalledTimes(1);
    identity.report({ ...member, uid: 'another' });
    expect(revalidate).toHaveBeenCalledTimes(2);
    identity.report(null);
    expect(revalidate).toHaveBeenCalledTimes(3);
  });

  it('initialises the document database once somebody is signed in, once', async () => {
    const { settle, identity } = await setUp(false);
    await settle(null);
    expect(initialiseDocumentDatabase).not.toHaveBeenCalled();
    await settle(member);
    identity.report(null);
    await settle(member);
    expect(initialiseDocumentDatabase).toHaveBeenCalledTimes(1);
  });

  it('logs a document database that cannot be initialised, and goes on', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    initialiseDocumentDatabase.mockImplementation(() => {
      throw new Error('no app');
    });
    const { settle } = await setUp(false);
    await settle(member);
    expect(logged).toHaveBeenCalledWith('Erreur lors de l’initialisation de la base de documents', {
      message: 'Error: no app',
    });
  });
});
