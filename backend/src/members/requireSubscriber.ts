import { subscriptionOf } from '@galopin/shared/lib';
import { CallError } from '@galopin/shared/server';
import type { Identity } from '../http/identity/Identity';
import { loadMember, type MemberDependencies } from './loadMember';

export interface SubscriberDependencies extends MemberDependencies {
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** @throws CallError 403 `subscription-required` for whoever has no running subscription */
export async function requireSubscriber(
  identity: Identity,
  dependencies: SubscriberDependencies,
): Promise<void> {
  const member = await loadMember(identity, dependencies);
  if (!subscriptionOf(member, dependencies.now(), identity).subscribed) {
    throw new CallError('subscription-required', 'This needs a running subscription.');
  }
}
