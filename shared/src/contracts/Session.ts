import type { IsoDay, Milliseconds } from './units';

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

/** Message for the visitor about the payment. */
export interface PaymentMessage {
  readonly msg: string;
  readonly status: 'success' | 'error';
  /** Worth a snackbar. */
  readonly snackbar: boolean;
}

/** Why somebody was brought to the sign-in page: a page for members, or a session that could not be renewed. */
export type MessageToUser = 'members-only' | 'session-ended';

/** What goes with the session. All of it is as at first again once nobody is signed in any more. */
export interface AccountState {
  /** The selected day; today in UTC at first. */
  readonly jour: IsoDay;
  /** When somebody signed in or up in this tab, epoch milliseconds. */
  readonly tokenTimestamp: Milliseconds | null;
  readonly messageToUser: MessageToUser | null;
  readonly userSubscribed: boolean;
  /** 0, or while a payment runs `aujourd'hui`, `1 jour` or `N jours`. */
  readonly nbJourSubscribed: number | string;
  readonly paymentMessage: PaymentMessage | null;
}

/**
 * Reads and follows the session, and starts or ends it.
 *
 * Calls that reach the identity provider throw AppError `auth-unavailable`, whose message is the sentence to show,
 * when its SDK never came, and `auth-refused` with the provider's code in `details.provider` otherwise.
 */
export interface SessionApi {
  get(): Session;
  /** Calls back after every change; returns the way to stop. */
  subscribe(listener: (session: Session) => void): () => void;
  /** Resolves with the first session that is not `unknown`. */
  settled(): Promise<Session>;
  /** Since contract 1.2.0, like all that follows but `signIn` and `signOut`. */
  account(): AccountState;
  /** Calls back after every change; returns the way to stop. */
  subscribeAccount(listener: (account: AccountState) => void): () => void;
  selectDay(jour: IsoDay): void;
  /** The visitor has read `messageToUser`. */
  dismissMessage(): void;
  /** Asks the API where the member's subscription stands. Never rejects: what cannot be read is no subscription. */
  checkSubscription(): Promise<AccountState>;
  /** Signs in, makes the member known to the API, checks the subscription and goes to `/`. */
  signIn(email: string, password: string): Promise<void>;
  /** Makes an account and signs in as `signIn` does, but goes nowhere. */
  signUp(email: string, password: string): Promise<void>;
  /** Always ends the local session and goes to `/connec`, also when the provider fails. */
  signOut(): Promise<void>;
  /**
   * Has a link sent that leads to `/connec` with `mode=resetPassword` and `oobCode`.
   * @returns `demoLink` is that link on a site that sends no mail
   */
  resetPassword(email: string): Promise<{ readonly demoLink: string | null }>;
  /** @param code the `oobCode` of the link, good for one time */
  confirmPasswordReset(code: string, password: string): Promise<void>;
  /** Asks the provider for the present password again. */
  changePassword(current: string, next: string): Promise<void>;
  /**
   * Deletes what the API keeps of the member, then the account, and goes to `/connec`.
   * @param password the present one, asked for again
   * @throws AppError also of the API client: then the account is still there
   */
  deleteAccount(password: string): Promise<void>;
  /** Gets a fresh bearer token for the next calls; one that cannot be had ends the session. */
  refreshToken(): Promise<void>;
}
