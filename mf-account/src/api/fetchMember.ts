import { ownRecord, type Milliseconds, type ShellApi, type UserSettings } from '@galopin/shared/contracts';
import { callApi, daysLeftOf, paidSince, subscriptionOf } from '@galopin/shared/lib';
import type { SubscriptionState } from '../domain/SubscriptionState';

export interface MemberRequest {
  readonly uid: string;
  readonly isAdmin: boolean;
  /** Epoch milliseconds. */
  readonly now: Milliseconds;
  readonly signal: AbortSignal;
}

/** A member's record, as the account's pages use it. */
export interface Member {
  readonly subscription: SubscriptionState;
  /** Of the payment in the record that bought days, wherever it was made; null for none. */
  readonly paidAt: Milliseconds | null;
  readonly settings: UserSettings;
}

/**
 * A member's subscription and settings. The administrator's account always counts as subscribed.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchMember(
  { api }: Pick<ShellApi, 'api'>,
  { uid, isAdmin, now, signal }: MemberRequest,
): Promise<Member> {
  const record = await callApi(api, ownRecord, { params: { uid }, signal });
  const { displayName, favourites, preferences, newsletter } = record;
  return {
    subscription: readSubscription(record, now, isAdmin),
    paidAt: paidSince(record),
    settings: { displayName, favourites, preferences, newsletter },
  };
}

function readSubscription(record: unknown, now: Milliseconds, isAdmin: boolean): SubscriptionState {
  const { subscribed, message } = subscriptionOf(record, now, { isAdmin });
  if (message === null) return { status: subscribed ? 'always' : 'none' };
  if (!subscribed) return { status: 'inactive', message: message.msg };
  return { status: 'active', message: message.msg, daysLeft: daysLeftOf(record, now) ?? 0 };
}
