import type { ApiClient, Logger } from '@galopin/shared/contracts';
import { subscriptionOf, type Subscription } from '@galopin/shared/lib';
import type { AccountStore } from './createAccountState';
import { uidOf, type SessionState } from './createSessionState';

/** Milliseconds the API may take before a visitor goes on without its answer. */
const ANSWER_LIMIT = 8000;

/** What the product's API knows of the member. Nothing here rejects: what cannot be had is logged. */
export interface Membership {
  /** Makes the member known to the API, which says whether the account is the administrator's. */
  initialise(): Promise<void>;
  /** Looks up where the member's subscription stands, and whether the account is the administrator's. */
  check(): Promise<void>;
}

export interface MembershipOptions {
  readonly api: Pick<ApiClient, 'get' | 'post'>;
  readonly state: Pick<SessionState, 'get' | 'showAdmin'>;
  readonly account: AccountStore;
  readonly logger: Logger;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export function createMembership({ api, state, account, logger, now }: MembershipOptions): Membership {
  const uid = () => uidOf(state.get());
  /** What was asked for one account is not said of the next. */
  const tellAdmin = (asked: string | null, body: unknown) => {
    const isAdmin = isAdminRecord(body);
    if (uid() === asked) state.showAdmin(isAdmin);
    return isAdmin;
  };
  const read = async (): Promise<Subscription> => {
    const known = state.get();
    const none = subscriptionOf(null, now());
    if (known.status !== 'signedIn') return none;
    try {
      const path = `/apin/user/${encodeURIComponent(known.user.uid)}`;
      const { body } = await api.get(path, { signal: AbortSignal.timeout(ANSWER_LIMIT) });
      return subscriptionOf(body, now(), { isAdmin: tellAdmin(known.user.uid, body) });
    } catch (error) {
      logger.error('The subscription could not be checked', { message: String(error) });
      return known.isAdmin ? subscriptionOf(null, now(), known) : none;
    }
  };
  return {
    async initialise() {
      const asked = uid();
      try {
        const signal = AbortSignal.timeout(ANSWER_LIMIT);
        tellAdmin(asked, (await api.post('/apin/user/init', undefined, { signal })).body);
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

const isAdminRecord = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'isAdmin' in body && body.isAdmin === true;
