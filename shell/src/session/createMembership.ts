import type { ApiClient, Logger, Session } from '@galopin/shared/contracts';
import { subscriptionOf, type Subscription } from '@galopin/shared/lib';
import type { AccountStore } from './createAccountState';
import { uidOf } from './createSessionState';

/** Milliseconds the API may take before a visitor goes on without its answer. */
const ANSWER_LIMIT = 8000;

/** What the product's API knows of the member. Nothing here rejects: what cannot be had is logged. */
export interface Membership {
  /** Makes the member known to the API. */
  initialise(): Promise<void>;
  /** Looks up where the member's subscription stands. */
  check(): Promise<void>;
}

export interface MembershipOptions {
  readonly api: Pick<ApiClient, 'get' | 'post'>;
  readonly session: () => Session;
  readonly account: AccountStore;
  readonly logger: Logger;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export function createMembership({ api, session, account, logger, now }: MembershipOptions): Membership {
  const uid = () => uidOf(session());
  const read = async (): Promise<Subscription> => {
    const known = session();
    const none = subscriptionOf(null, now());
    if (known.status !== 'signedIn') return none;
    if (known.isAdmin) return subscriptionOf(null, now(), { isAdmin: true });
    try {
      const path = `/apin/user/${encodeURIComponent(known.user.uid)}`;
      const { body } = await api.get(path, { signal: AbortSignal.timeout(ANSWER_LIMIT) });
      return subscriptionOf(body, now());
    } catch (error) {
      logger.error('The subscription could not be checked', { message: String(error) });
      return none;
    }
  };
  return {
    async initialise() {
      try {
        await api.post('/apin/user/init', undefined, { signal: AbortSignal.timeout(ANSWER_LIMIT) });
      } catch (error) {
        logger.error('The member could not be made known', { message: String(error) });
      }
    },
    async check() {
      const asked = uid();
      const subscription = await read();
      // Somebody else may be there by now, or nobody.
      if (uid() === asked) account.showSubscription(subscription);
    },
  };
}
