import type { Session, SessionUser } from '@galopin/shared/contracts';
import { createStore } from 'zustand/vanilla';
import type { SessionHint } from './sessionHint';

/** The session as a state: who is there, and what this browser remembers of it. */
export interface SessionState {
  get(): Session;
  subscribe(listener: (session: Session) => void): () => void;
  /** Resolves with the first session that is not `unknown`. */
  settled(): Promise<Session>;
  /** The provider has said who is there; `null` for nobody. */
  show(user: SessionUser | null): void;
  /** The API has said whether the account is the administrator's. */
  showAdmin(isAdmin: boolean): void;
  /** The provider cannot say who is there. */
  fail(reason: string): void;
}

/** Uid of the signed-in user; `null` for nobody. */
export const uidOf = (session: Session): string | null =>
  session.status === 'signedIn' ? session.user.uid : null;

/**
 * Whether somebody is the administrator is the API's to say, and for display alone. Until it has said so, what this
 * browser heard the last time counts, for an account that can be the administrator's.
 */
export function createSessionState(hint: SessionHint): SessionState {
  const store = createStore<Session>(() => ({
    status: 'unknown',
    expected: hint.expectsMember() ? 'member' : 'anonymous',
  }));
  return {
    get: store.getState,
    subscribe: store.subscribe,
    settled: () =>
      new Promise((resolve) => {
        const now = store.getState();
        if (now.status !== 'unknown') return resolve(now);
        const stop = store.subscribe((session) => {
          if (session.status === 'unknown') return;
          stop();
          resolve(session);
        });
      }),
    show(user) {
      hint.remember(user !== null);
      if (user === null) hint.rememberAdmin(false);
      const isAdmin = user !== null && user.emailVerified && hint.expectsAdmin();
      store.setState(user ? { status: 'signedIn', user, isAdmin } : { status: 'anonymous' }, true);
    },
    showAdmin(isAdmin) {
      const session = store.getState();
      if (session.status !== 'signedIn') return;
      hint.rememberAdmin(isAdmin);
      if (session.isAdmin !== isAdmin) store.setState({ ...session, isAdmin }, true);
    },
    fail: (reason) => store.setState({ status: 'failing', reason }, true),
  };
}
