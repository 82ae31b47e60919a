import type { SessionUser } from '@galopin/shared/contracts';

/** What the shell needs of an identity provider; `firebaseIdentity` is the real one. */
export interface IdentityProvider {
  /** Calls back at once and on every change; `null` for nobody. Returns the way to stop. */
  onUserChanged(listener: (user: SessionUser | null) => void, onError: (error: Error) => void): () => void;
  /** Signs in after setting that the session outlives the browser's tab. */
  signIn(email: string, password: string): Promise<SessionUser>;
  signOut(): Promise<void>;
  /** The bearer token of the signed-in user; `null` for nobody. `fresh` forces a new one. */
  idToken(fresh: boolean): Promise<string | null>;
}

/** Loads the provider's code; rejects when it cannot be had. */
export type LoadIdentity = () => Promise<IdentityProvider>;
