import { AppError, type AccountState, type DemoAccounts, type Session, type SessionApi } from '../contracts';

/** Sessions of each kind of visitor. */
export const fakeSessions = {
  anonymous: { status: 'anonymous' },
  returning: { status: 'unknown', expected: 'member' },
  member: signedIn('membre@demo.test', false),
  subscriber: signedIn('abonne@demo.test', false),
  admin: signedIn('admin@demo.test', true),
} as const satisfies Record<string, Session>;

/** Password of every account that is there already. */
const PASSWORD = 'demo1234';
const TAKEN = Object.values(fakeSessions).flatMap((session) =>
  session.status === 'signedIn' ? [session.user.email] : [],
);

/** As a demonstration shows them. */
export const DEMO_ACCOUNTS: DemoAccounts = {
  password: PASSWORD,
  emails: {
    member: fakeSessions.member.user.email,
    subscriber: fakeSessions.subscriber.user.email,
    expired: 'expire@demo.test',
    admin: fakeSessions.admin.user.email,
  },
};
/** What an authenticator shows at this moment. */
const SECOND_FACTOR_CODE = '123456';
/** The only code that opens the page for a new password. */
const RESET_CODE = 'a-code';

const FIRST_ACCOUNT: AccountState = {
  jour: '2026-11-21',
  tokenTimestamp: null,
  messageToUser: null,
  userSubscribed: false,
  nbJourSubscribed: 0,
  paymentMessage: null,
};

export interface FakeSessionOptions {
  /** Nobody is signed in by default. */
  readonly session?: Session | undefined;
  readonly account?: Partial<AccountState> | undefined;
  /** An authenticator is tied to every account. */
  readonly hasSecondFactor?: boolean | undefined;
  readonly visit: (to: string) => void;
}

/** A session in memory, which refuses what the real one refuses: other passwords, taken addresses, used codes. */
export function createFakeSession({ session, account, hasSecondFactor = false, visit }: FakeSessionOptions) {
  const held = createHeld<Session>(session ?? fakeSessions.anonymous);
  const beside = createHeld<AccountState>({ ...FIRST_ACCOUNT, ...account });
  const enter = (email: string) => held.set(signedIn(email, email === 'admin@demo.test'));
  const leave = () => {
    held.set(fakeSessions.anonymous);
    beside.set(FIRST_ACCOUNT);
    visit('/connec');
  };
  let wantsCode = hasSecondFactor;
  const demandCode = (code: string | undefined) => {
    if (code !== SECOND_FACTOR_CODE) throw refusedBy('auth/invalid-verification-code');
  };
  const demandPassword = (password: string, code?: string) => {
    if (password !== PASSWORD) throw refusedBy('auth/invalid-credential');
    if (!wantsCode) return;
    if (code === undefined) throw refusedBy('auth/multi-factor-auth-required');
    demandCode(code);
  };
  const api: SessionApi = {
    get: held.get,
    subscribe: held.subscribe,
    settled: () => Promise.resolve(held.get()),
    account: beside.get,
    subscribeAccount: beside.subscribe,
    selectDay: (jour) => beside.set({ ...beside.get(), jour }),
    dismissMessage: () => beside.set({ ...beside.get(), messageToUser: null }),
    checkSubscription: () => Promise.resolve(beside.get()),
    async signIn(email, password, code) {
      demandPassword(password, code);
      enter(email);
      visit('/');
    },
    async signUp(email) {
      if (TAKEN.includes(email)) throw refusedBy('auth/email-already-in-use');
      enter(email);
    },
    signOut: async () => leave(),
    resetPassword: async () => ({ demoLink: null }),
    async confirmPasswordReset(code) {
      if (code !== RESET_CODE) throw refusedBy('auth/invalid-action-code');
    },
    changePassword: async (current, _next, code) => demandPassword(current, code),
    reauthenticate: async (password, code) => demandPassword(password, code),
    async offerSecondFactor(password) {
      demandPassword(password);
      return {
        secret: 'JBSWY3DPEHPK3PXP',
        link: 'otpauth://totp/galopin?secret=JBSWY3DPEHPK3PXP',
        async confirm(code) {
          demandCode(code);
          wantsCode = true;
        },
      };
    },
    async deleteAccount(password, code) {
      demandPassword(password, code);
      leave();
    },
    refreshToken: () => Promise.resolve(),
  };
  return { api, set: held.set };
}

/** A value that tells its listeners when it changes. */
function createHeld<Value>(first: Value) {
  const listeners = new Set<(value: Value) => void>();
  let current = first;
  return {
    get: () => current,
    set(value: Value) {
      current = value;
      for (const listener of listeners) listener(value);
    },
    subscribe(listener: (value: Value) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const refusedBy = (provider: string) => new AppError('auth-refused', 'refused', { details: { provider } });

function signedIn(email: string, isAdmin: boolean): Session & { status: 'signedIn' } {
  return {
    status: 'signedIn',
    isAdmin,
    user: { uid: `demo-${email.split('@')[0]}`, email, emailVerified: isAdmin, displayName: null },
  };
}
