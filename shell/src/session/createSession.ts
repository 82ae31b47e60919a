import {
  paths,
  type ApiClient,
  type Logger,
  type MessageToUser,
  type SessionApi,
  type ShellApi,
} from '@galopin/shared/contracts';
import { isReturning } from '@galopin/shared/lib';
import { createAccountState } from './createAccountState';
import { loadCredentials } from './loadCredentials';
import { createSignInFlow } from './createSignInFlow';
import { createIdentityAccess } from './createIdentityAccess';
import { createMembership } from './createMembership';
import { createSessionEnd } from './createSessionEnd';
import { createSessionState, uidOf } from './createSessionState';
import type { LoadIdentity } from './identityProvider';
import type { SessionHint } from './sessionHint';

/** The session as the shell sees it: remotes get its {@link SessionApi} part only. */
export interface ShellSession extends SessionApi {
  /** Starts listening to the provider. */
  start(): Promise<void>;
  /**
   * Bearer token of the signed-in user, `null` for nobody; waits while a returning member's session is unknown. A
   * token that cannot be had ends the session (specification, part 8).
   */
  token(): Promise<string | null>;
  /** Bearer token of who is known to be signed in, for what must change nothing: never waits, ends no session. */
  quietToken(): Promise<string | null>;
  /** Resolves once no sign-in is under way: a member's first calls go out before those of others. */
  signInSettled(): Promise<void>;
  /**
   * Keeps, for the sign-in page, why the visitor is sent there; with it goes where they wanted to go, until they leave
   * that page. @param askedFor path and query of one of the site's own routes
   */
  explain(reason: MessageToUser, askedFor?: string): void;
}

export interface SessionOptions {
  readonly load: LoadIdentity;
  readonly hint: SessionHint;
  readonly api: Pick<ApiClient, 'get' | 'post' | 'delete'>;
  readonly logger: Logger;
  readonly navigate: (to: string) => void;
  readonly notify: ShellApi['notify'];
  /** Removes what a member leaves on the device when they sign out; never rejects. */
  readonly forgetDevice: () => Promise<void>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export function createSession(options: SessionOptions): ShellSession {
  const { load, hint, api, logger, notify, now } = options;
  const state = createSessionState(hint);
  const account = createAccountState(now);
  const identity = createIdentityAccess({ load, hint, state, logger });
  const membership = createMembership({ api, state, account, logger, now });
  const end = createSessionEnd({ ...options, identity, state, account });
  const { refreshToken, signOut } = end;
  let askedFor: string | null = null;
  const signInFlow = createSignInFlow({
    ...options,
    identity,
    state,
    account,
    membership,
    refreshToken,
    destination: () => askedFor ?? paths.home.to(),
  });
  const uid = () => uidOf(state.get());

  let shown: string | null = null;
  // Another tab, or the provider itself, may bring and take a member as well.
  state.subscribe(() => {
    const before = shown;
    shown = uid();
    if (shown === before) return;
    account.reset(account.get().messageToUser);
    if (shown !== null && !signInFlow.isBusy()) void membership.check();
  });

  return {
    ...loadCredentials({ identity, api, logger, notify, uid, signOut }),
    get: state.get,
    subscribe: state.subscribe,
    settled: state.settled,
    account: account.get,
    subscribeAccount: account.subscribe,
    selectDay: (jour) => account.change({ jour }),
    dismissMessage() {
      askedFor = null;
      account.change({ messageToUser: null });
    },
    explain(messageToUser, path) {
      askedFor = path ?? null;
      account.change({ messageToUser });
    },
    async checkSubscription() {
      await membership.check();
      return account.get();
    },
    signIn: signInFlow.signIn,
    signUp: signInFlow.signUp,
    signOut,
    refreshToken,
    signInSettled: signInFlow.signInSettled,
    start: async () => void (await identity.ensure()),
    quietToken: async () => (state.get().status === 'signedIn' ? end.quietToken() : null),
    async token() {
      const known = state.get();
      const session = isReturning(known) ? await state.settled() : known;
      return session.status === 'signedIn' ? end.token() : null;
    },
  };
}
