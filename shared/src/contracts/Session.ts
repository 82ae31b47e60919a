/** The signed-in person, as far as remotes may know. */
export interface SessionUser {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
}

/**
 * Where the session stands. `unknown` until the identity provider has answered; `expected` then says
 * whether this browser was signed in last time, so that a page can wait instead of showing the anonymous view.
 */
export type Session =
  | { readonly status: 'unknown'; readonly expected: 'member' | 'anonymous' }
  | { readonly status: 'anonymous' }
  | { readonly status: 'signedIn'; readonly user: SessionUser; readonly isAdmin: boolean }
  | { readonly status: 'failing'; readonly reason: string };

/** Reads and follows the session, and starts or ends it. */
export interface SessionApi {
  get(): Session;
  /** Calls back after every change; returns the way to stop. */
  subscribe(listener: (session: Session) => void): () => void;
  /** Resolves with the first session that is not `unknown`. */
  settled(): Promise<Session>;
  /**
   * Signs in and goes to `/`.
   * @throws AppError `auth-unavailable` when the identity SDK never came, `auth-refused` with the provider's
   * code in `details.provider` otherwise.
   */
  signIn(email: string, password: string): Promise<void>;
  /** Always ends the local session and goes to `/connec`, also when the provider fails. */
  signOut(): Promise<void>;
}
