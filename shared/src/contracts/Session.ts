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

/** An authenticator that is about to be tied to an account. */
export interface SecondFactorOffer {
  /** To be typed into the app; known here alone. */
  readonly secret: string;
  /** `otpauth://…`, which opens the app on the same device. */
  readonly link: string;
  /**
   * @param code six digits that the app shows
   * @throws AppError `auth-refused`, with `auth/invalid-verification-code` for another code: then it may be tried again
   */
  confirm(code: string): Promise<void>;
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
  /**
   * Signs in, makes the member known to the API, checks the subscription and goes to `/`.
   * @param code six digits of the account's authenticator, since contract 1.4.0: wanted where the provider refused with
   *   `auth/multi-factor-auth-required`
   */
  signIn(email: string, password: string, code?: string): Promise<void>;
  /** Makes an account and signs in as `signIn` does, but goes nowhere. */
  signUp(email: string, password: string): Promise<void>;
  /** Always ends the local session and goes to `/connec`, also when the provider fails. */
  signOut(): Promise<void>;
  /**
   * Has a link sent that leads to `/connec` with `mode=resetPassword` and `oobCode`.
   * @returns `demoLink` is always null: no visitor is shown a link that opens another's account. Remotes built for
   *   contract 1.3 and before still read it.
   */
  resetPassword(email: string): Promise<{ readonly demoLink: null }>;
  /** @param code the `oobCode` of the link, good for one time */
  confirmPasswordReset(code: string, password: string): Promise<void>;
  /**
   * Asks the provider for the present password again.
   * @param code as for `signIn`
   */
  changePassword(current: string, next: string, code?: string): Promise<void>;
  /**
   * Deletes what the API keeps of the member, then the account, and goes to `/connec`.
   * @param password the present one, asked for again
   * @param code as for `signIn`
   * @throws AppError also of the API client: then the account is still there
   */
  deleteAccount(password: string, code?: string): Promise<void>;
  /**
   * Asks the provider for the present password again, so that calls which want a recent sign-in (403
   * `recent-sign-in-required`) are let in for some minutes. Since contract 1.4.0.
   * @param code as for `signIn`
   */
  reauthenticate(password: string, code?: string): Promise<void>;
  /**
   * Begins to tie an authenticator app to the account, whose address must be verified; `confirm` ends its other
   * sessions. Since contract 1.4.0.
   * @throws AppError `auth-refused`: with `auth/multi-factor-auth-required` the account has one, with
   *   `auth/operation-not-allowed` the provider's project offers none
   */
  offerSecondFactor(password: string): Promise<SecondFactorOffer>;
  /**
   * Gets a fresh bearer token for the next calls; one that cannot be had ends the session.
   * @deprecated Goes with contract 2.0.0: every call carries a token that is still good.
   */
  refreshToken(): Promise<void>;
}
