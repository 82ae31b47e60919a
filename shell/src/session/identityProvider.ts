import type { SecondFactorOffer, SessionUser } from '@galopin/shared/contracts';

/** What the shell needs of an identity provider; `firebaseIdentity` is the real one. */
export interface IdentityProvider {
  /** Calls back at once and on every change; `null` for nobody. Returns the way to stop. */
  onUserChanged(listener: (user: SessionUser | null) => void, onError: (error: Error) => void): () => void;
  /** Signs in after setting that the session outlives the browser's tab. */
  signIn(email: string, password: string, code?: string): Promise<SessionUser>;
  /** Makes an account and signs in, the session outliving the tab as well. */
  signUp(email: string, password: string): Promise<SessionUser>;
  signOut(): Promise<void>;
  /** Sends a link to choose a new password. */
  sendPasswordReset(email: string): Promise<void>;
  /** Sets the password of the account that a link's code was sent for. */
  confirmPasswordReset(code: string, password: string): Promise<void>;
  /** Asks for the password of the signed-in user again; rejects when nobody is signed in. */
  reauthenticate(password: string, code?: string): Promise<void>;
  /** Begins to tie an authenticator to the signed-in user's account, shortly after {@link reauthenticate}. */
  offerSecondFactor(): Promise<SecondFactorOffer>;
  /** Of the signed-in user, shortly after {@link reauthenticate}. */
  updatePassword(password: string): Promise<void>;
  /** Deletes the signed-in user's account, shortly after {@link reauthenticate}. */
  deleteUser(): Promise<void>;
  /** The bearer token of the signed-in user; `null` for nobody. `fresh` forces a new one. */
  idToken(fresh: boolean): Promise<string | null>;
}

/** Loads the provider's code; rejects when it cannot be had. */
export type LoadIdentity = () => Promise<IdentityProvider>;
