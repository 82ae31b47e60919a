import { paths, type SessionApi, type SessionUser } from '@galopin/shared/contracts';
import { callProvider, type ProviderCallOptions } from './callProvider';
import type { AccountStore } from './createAccountState';
import { demandProvider } from './createCredentials';
import type { IdentityAccess } from './createIdentityAccess';
import type { Membership } from './createMembership';
import type { SessionState } from './createSessionState';
import type { IdentityProvider } from './identityProvider';

/** The ways into a session. */
export interface Entrance extends Pick<SessionApi, 'signIn' | 'signUp'> {
  /** Somebody is coming in: what is known of the member is being looked up. */
  isBusy(): boolean;
  /** Resolves once nobody is coming in: the API knows the member by then, or could not be told. */
  entered(): Promise<void>;
}

export interface EntranceOptions extends ProviderCallOptions {
  readonly identity: IdentityAccess;
  readonly state: SessionState;
  readonly account: AccountStore;
  readonly membership: Membership;
  readonly refreshToken: () => Promise<void>;
  readonly navigate: (to: string) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** In both ways: the account, a fresh token, the member made known, the subscription (specification, part 4). */
export function createEntrance(options: EntranceOptions): Entrance {
  const { identity, state, account, membership, refreshToken, navigate, notify, now } = options;
  let busy = false;
  let entrance: Promise<unknown> = Promise.resolve();

  const enterNow = async (deed: string, by: (provider: IdentityProvider) => Promise<SessionUser>) => {
    const provider = await demandProvider(identity);
    busy = true;
    try {
      const user = await callProvider(deed, options, () => by(provider));
      identity.forgive();
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

  const enter = (deed: string, by: (provider: IdentityProvider) => Promise<SessionUser>) => {
    const entering = enterNow(deed, by);
    // Whoever signs in is told of a failure; who waits goes on after it.
    entrance = entering.catch(() => undefined);
    return entering;
  };

  return {
    isBusy: () => busy,
    entered: async () => void (await entrance),
    async signIn(email, password, code) {
      await enter('Sign-in', (provider) => provider.signIn(email, password, code));
      navigate(paths.home.to());
    },
    signUp: (email, password) => enter('Sign-up', (provider) => provider.signUp(email, password)),
  };
}
