import { AppError, paths, type Logger, type MessageToUser } from '@galopin/shared/contracts';
import { providerCode } from './callProvider';
import type { AccountStore } from './createAccountState';
import type { IdentityAccess } from './createIdentityAccess';
import type { SessionState } from './createSessionState';

/** The end of a session, and the tokens that may bring it about. */
export interface SessionEnd {
  signOut(): Promise<void>;
  /** The signed-in user's token, `null` for nobody and where it cannot be had: the session has ended then. */
  token(): Promise<string | null>;
  /** The same for what must change nothing: a token that cannot be had leaves the session as it is. */
  quietToken(): Promise<string | null>;
  /** @throws AppError `auth-refused` when no fresh token can be had: the session has ended then */
  refreshToken(): Promise<void>;
}

export interface SessionEndOptions {
  readonly identity: IdentityAccess;
  readonly state: SessionState;
  readonly account: AccountStore;
  readonly logger: Logger;
  readonly navigate: (to: string) => void;
  /** Removes what a member leaves on the device; never rejects, and nothing waits for it. */
  readonly forgetDevice: () => Promise<void>;
}

export function createSessionEnd(options: SessionEndOptions): SessionEnd {
  const { identity, state, account, logger, navigate, forgetDevice } = options;
  let ending: Promise<void> | undefined;
  const end = async (message: MessageToUser | null) => {
    void forgetDevice();
    await identity.signOut();
    state.show(null);
    account.reset(message);
    navigate(paths.signIn.to());
  };
  /** Several calls whose token cannot be had end the session once. */
  const endOnce = (message: MessageToUser | null) =>
    (ending ??= end(message).finally(() => {
      ending = undefined;
    }));

  const readToken = async (fresh: boolean) => (await identity.current()?.idToken(fresh)) ?? null;
  const fetchToken = async (fresh: boolean) => {
    try {
      return await readToken(fresh);
    } catch (cause) {
      const details = { provider: providerCode(cause) };
      logger.error('The identity token could not be had', details);
      await endOnce('session-ended');
      throw new AppError('auth-refused', 'The identity provider refused a token', { cause, details });
    }
  };
  return {
    signOut: () => endOnce(null),
    token: () => fetchToken(false).catch(() => null),
    quietToken: () => readToken(false).catch(() => null),
    refreshToken: async () => void (await fetchToken(true)),
  };
}
