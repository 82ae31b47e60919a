import { subscriptionOf } from '@galopin/shared/lib';
import { ApiError } from '../errors';
import type { Identity } from '../auth/Identity';
import type { Payments } from '../payments/createPayments';
import type { MemberStore } from './MemberStore';

export interface SubscriberDependencies {
  readonly members: Pick<MemberStore, 'find'>;
  readonly payments: Pick<Payments, 'withPayment'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** @throws ApiError 403 `subscription-required` for whoever has no running subscription */
export async function requireSubscriber(
  { uid, isAdmin }: Identity,
  { members, payments, now }: SubscriberDependencies,
): Promise<void> {
  const member = await payments.withPayment(await members.find(uid));
  if (!subscriptionOf(member, now(), { isAdmin }).subscribed) {
    throw new ApiError(403, 'subscription-required', 'This needs a running subscription.');
  }
}
