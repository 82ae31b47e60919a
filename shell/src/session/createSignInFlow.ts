import type { SessionApi, SessionUser } from '@galopin/shared/contracts';
import { callProvider, type ProviderCallOptions } from './callProvider';
import type { AccountStore } from './createAccountState';
import { requireProvider } from './requireProvider';
import type { IdentityAccess } from './createIdentityAccess';
import type { Membership } from './createMembership';
import type { SessionState } from './createSessionState';
import type { IdentityProvider } from './identityProvider';

/** Signing in and signing up. */
export interface SignInFlow extends Pick<SessionApi, 'signIn' | 'signUp'> {
  /** A sign-in is under way: what is known of the member is being looked up. */
  isBusy(): boolean;
  /** Resolves once no sign-in is under way: the API knows the member by then, or could not be told. */
  signInSettled(): Promise<void>;
}

export interface SignInFlowOptions extends ProviderCallOptions {
  readonly identity: IdentityAccess;
  readonly state: SessionState;
  readonly account: AccountStore;
  readonly membership: Membership;
  readonly refreshToken: () => Promise<void>;
  readonly navigate: (to: string) => void;
  /** Where who has signed in goes. */
  readonly destination: () => string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** In both cases: the account, a fresh token, the member made known, the subscription (specification, part 4). */
export function createSignInFlow(options: SignInFlowOptions): SignInFlow {
  const { identity, state, account, membership, refreshToken, navigate, destination, notify, now } = options;
  let busy = false;
  let running: Promise<unknown> = Promise.resolve();

  const signInNow = async (action: string, by: (provider: IdentityProvider) => Promise<SessionUser>) => {
    const provider = await requireProvider(identity);
    busy = true;
    try {
      const user = await callProvider(action, options, () => by(provider));
      identity.clearOwedSignOut();
      state.show(user);
      account.reset();
      account.change({ tokenTimestamp: now() });
      await refreshToken();
      await membership.initialise();
      await membership.check();
    } finally {
      busy = false;
    }
    const { paymentMessage } = account.get();
    if (paymentMessage?.snackbar) notify({ message: paymentMessage.msg, status: paymentMessage.status });
  };

  const run = (action: string, by: (provider: IdentityProvider) => Promise<SessionUser>) => {
    const started = signInNow(action, by);
    // Whoever signs in is told of a failure; who waits goes on after it.
    running = started.catch(() => undefined);
    return started;
  };

  return {
    isBusy: () => busy,
    signInSettled: async () => void (await running),
    async signIn(email, password, code) {
      await run('Sign-in', (provider) => provider.signIn(email, password, code));
      navigate(destination());
    },
    signUp: (email, password) => run('Sign-up', (provider) => provider.signUp(email, password)),
  };
}
