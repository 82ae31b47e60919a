import { AppError, paths, type Logger, type SessionApi } from '@galopin/shared/contracts';
import { fr } from '../i18n/fr';
import { createIdentityAccess } from './createIdentityAccess';
import { createSessionState } from './createSessionState';
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
}

export interface SessionOptions {
  readonly load: LoadIdentity;
  readonly hint: SessionHint;
  readonly adminEmail: string;
  readonly logger: Logger;
  readonly navigate: (to: string) => void;
}

export function createSession({ load, hint, adminEmail, logger, navigate }: SessionOptions): ShellSession {
  const state = createSessionState(hint, adminEmail);
  const identity = createIdentityAccess(load, state, logger);

  let ending: Promise<void> | undefined;

  const end = async () => {
    try {
      await identity.current()?.signOut();
    } catch (error) {
      logger.error('The identity provider failed to sign out', { message: String(error) });
    }
    state.show(null);
    navigate(paths.signIn.to());
  };
  /** Several calls whose token cannot be had end the session once. */
  const signOut = () =>
    (ending ??= end().finally(() => {
      ending = undefined;
    }));

  return {
    get: state.get,
    subscribe: state.subscribe,
    settled: state.settled,
    signOut,
    start: async () => void (await identity.ensure()),
    async token() {
      const now = state.get();
      const session = now.status === 'unknown' && now.expected === 'member' ? await state.settled() : now;
      if (session.status !== 'signedIn') return null;
      try {
        return (await identity.current()?.idToken(false)) ?? null;
      } catch (error) {
        logger.error('The identity token could not be had', { provider: providerCode(error) });
        await signOut();
        return null;
      }
    },
    async signIn(email, password) {
      const provider = await identity.ensure();
      if (!provider) throw new AppError('auth-unavailable', fr.session.unavailable);
      try {
        state.show(await provider.signIn(email, password));
      } catch (cause) {
        const code = providerCode(cause);
        logger.warn('Sign-in was refused', { provider: code });
        throw new AppError('auth-refused', 'The identity provider refused the sign-in', {
          cause,
          details: { provider: code },
        });
      }
      navigate(paths.home.to());
    },
  };
}

/** The provider's own code, such as `auth/invalid-credential`. */
function providerCode(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
}
