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
  /** The provider cannot say who is there. */
  fail(reason: string): void;
}

/** Uid of the signed-in user; `null` for nobody. */
export const uidOf = (session: Session): string | null =>
  session.status === 'signedIn' ? session.user.uid : null;

/** @param adminEmail whose account is the administrator's, once its address is verified */
export function createSessionState(hint: SessionHint, adminEmail: string): SessionState {
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
      const isAdmin = user !== null && user.emailVerified && user.email === adminEmail;
      store.setState(user ? { status: 'signedIn', user, isAdmin } : { status: 'anonymous' }, true);
    },
    fail: (reason) => store.setState({ status: 'failing', reason }, true),
  };
}
