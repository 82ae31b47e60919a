import {
  AppError,
  type Logger,
  type Session,
  type SessionApi,
  type SessionUser,
} from '@galopin/shared/contracts';
import { createStore } from 'zustand/vanilla';
import { fr } from '../i18n/fr';
import { awaitIdentity } from './awaitIdentity';
import type { IdentityProvider, LoadIdentity } from './identityProvider';
import type { SessionHint } from './sessionHint';

/** The session as the shell sees it: remotes get its {@link SessionApi} part only. */
export interface ShellSession extends SessionApi {
  /** Starts listening to the provider. */
  start(): Promise<void>;
  /** Bearer token of the signed-in user, `null` for nobody; waits while a returning member's session is unknown. */
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
  const store = createStore<Session>(() => ({
    status: 'unknown',
    expected: hint.expectsMember() ? 'member' : 'anonymous',
  }));
  let identity: Promise<IdentityProvider | null> | undefined;
  let provider: IdentityProvider | null = null;

  const show = (user: SessionUser | null) => {
    hint.remember(user !== null);
    const isAdmin = user !== null && user.emailVerified && user.email === adminEmail;
    store.setState(user ? { status: 'signedIn', user, isAdmin } : { status: 'anonymous' }, true);
  };
  const fail = (reason: string) => store.setState({ status: 'failing', reason }, true);

  const listen = async () => {
    provider = await awaitIdentity(load);
    if (!provider) {
      logger.error(fr.session.unavailable);
      fail('unavailable');
      return null;
    }
    provider.onUserChanged(show, (error) => {
      logger.error('The identity provider failed', { message: error.message });
      fail('provider');
    });
    return provider;
  };
  /** One attempt at a time; a failed one is made afresh when it is needed again. */
  const ensureIdentity = () => {
    identity ??= listen().then((found) => {
      if (!found) identity = undefined;
      return found;
    });
    return identity;
  };

  const settled = () =>
    new Promise<Session>((resolve) => {
      const now = store.getState();
      if (now.status !== 'unknown') return resolve(now);
      const stop = store.subscribe((session) => {
        if (session.status === 'unknown') return;
        stop();
        resolve(session);
      });
    });

  return {
    get: store.getState,
    subscribe: store.subscribe,
    settled,
    start: async () => void (await ensureIdentity()),
    async token() {
      const now = store.getState();
      const session = now.status === 'unknown' && now.expected === 'member' ? await settled() : now;
      return session.status === 'signedIn' && provider ? provider.idToken(false) : null;
    },
    async signIn(email, password) {
      const found = await ensureIdentity();
      if (!found) throw new AppError('auth-unavailable', fr.session.unavailable);
      try {
        show(await found.signIn(email, password));
      } catch (cause) {
        const code = providerCode(cause);
        logger.warn('Sign-in was refused', { provider: code });
        throw new AppError('auth-refused', 'The identity provider refused the sign-in', {
          cause,
          details: { provider: code },
        });
      }
      navigate('/');
    },
    async signOut() {
      try {
        await provider?.signOut();
      } catch (error) {
        logger.error('The identity provider failed to sign out', { message: String(error) });
      }
      show(null);
      navigate('/connec');
    },
  };
}

/** The provider's own code, such as `auth/invalid-credential`. */
function providerCode(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
}
