import {
  AppError,
  NO_FAVOURITES,
  type FavouritesApi,
  type Logger,
  type RenderRequest,
  type ServerCalls,
  type SessionApi,
  type ShellApi,
} from '@galopin/shared/contracts';
import { createApiClient } from '../api/createApiClient';
import { createDataClient } from '../data/createDataClient';
import { slotIn } from '../remotes/createReleases';
import type { Notifications } from '../notifications/createNotifications';
import { createShellApi } from '../services/createShellApi';
import { siteOf } from '../services/siteOf';
import { createAccountState } from '../session/createAccountState';
import { createSlot } from '../slots/createSlot';

interface ServerShellOptions {
  readonly request: RenderRequest;
  readonly calls: ServerCalls;
  readonly logger: Logger;
  readonly notifications: Notifications;
}

/** The shell as a page finds it on a server: nobody is there yet, and nothing can be changed. */
export function createServerShell({ request, calls, logger, notifications }: ServerShellOptions): ShellApi {
  const { manifest, config, now } = request;
  return createShellApi({
    site: siteOf(config),
    session: nobody(request),
    favourites: noFavourites(request),
    api: createApiClient({ fetch: fetchBy(calls), token: noToken }),
    data: createDataClient({
      token: noToken,
      logger,
      config: { appId: '', javascriptKey: '', serverPath: '' },
      load: async () => ({ initialise: () => undefined, health: async () => undefined, run: calls.run }),
    }),
    tracking: { track: () => undefined },
    notifications,
    logger,
    navigate: () => undefined,
    revalidate: () => undefined,
    holdUnsavedInput: () => () => undefined,
    Slot: createSlot({
      slotOf: (slot) => slotIn(manifest, slot),
      loadHost: () => refuse('widgets'),
      logger,
    }),
    now: () => now,
    deprecated: (_member, call) => call,
  });
}

const noToken = async () => null;

/** What changes something, or needs a browser, is not done while a page is rendered. */
const refuse = async (what: string): Promise<never> => {
  throw new AppError('aborted', `${what}: not on a server`);
};

/** Only reading, and only what the API answers to anybody. */
function fetchBy(calls: ServerCalls): typeof fetch {
  const read = async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') return refuse(`${method} ${path}`);
    const { status, headers, body } = await calls.get(path);
    return {
      ok: status >= 200 && status < 300,
      status,
      headers: { get: (name: string) => headers[name.toLowerCase()] ?? null },
      text: async () => body,
    };
  };
  return read as unknown as typeof fetch;
}

function nobody({ expected, now }: RenderRequest): SessionApi {
  const account = createAccountState(() => now);
  const refused = () => refuse('the session');
  return {
    get: () => ({ status: 'unknown', expected }),
    subscribe: () => () => undefined,
    settled: async () => ({ status: 'anonymous' }),
    account: account.get,
    subscribeAccount: () => () => undefined,
    selectDay: () => undefined,
    dismissMessage: () => undefined,
    checkSubscription: refused,
    signIn: refused,
    signUp: refused,
    signOut: refused,
    resetPassword: refused,
    confirmPasswordReset: refused,
    changePassword: refused,
    reauthenticate: refused,
    offerSecondFactor: refused,
    deleteAccount: refused,
    refreshToken: refused,
  };
}

function noFavourites({ expected }: RenderRequest): FavouritesApi {
  const state = {
    favourites: NO_FAVOURITES,
    place: 'device',
    status: expected === 'member' ? 'loading' : 'ready',
  } as const;
  const refused = () => refuse('favourites');
  return { get: () => state, subscribe: () => () => undefined, set: refused, reload: refused };
}
