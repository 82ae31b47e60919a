import { subscriptionOf } from '@galopin/shared/lib';
import { ApiError } from '../http/errors';
import type { Identity } from '../http/identity/Identity';
import { loadMember, type MemberDependencies } from './loadMember';

export interface SubscriberDependencies extends MemberDependencies {
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** @throws ApiError 403 `subscription-required` for whoever has no running subscription */
export async function requireSubscriber(
  identity: Identity,
  dependencies: SubscriberDependencies,
): Promise<void> {
  const member = await loadMember(identity, dependencies);
  if (!subscriptionOf(member, dependencies.now(), identity).subscribed) {
    throw new ApiError(403, 'subscription-required', 'This needs a running subscription.');
  }
}
