import type { Milliseconds, ShellApi } from '@galopin/shared/contracts';
import { readAnswer, subscriptionOf } from '@galopin/shared/lib';
import * as v from 'valibot';
import type { SubscriptionState } from '../domain/SubscriptionState';

/** The payment's two layouts are the shared rule's to read: what is no payment counts as none. */
const Member = v.object({ uid: v.string(), payment: v.nullish(v.unknown()) });

export interface SubscriptionRequest {
  readonly uid: string;
  readonly isAdmin: boolean;
  /** Epoch milliseconds. */
  readonly now: Milliseconds;
  readonly signal: AbortSignal;
}

/**
 * `GET /apin/user/{uid}`: where a member's subscription stands. Nothing is asked for the administrator, whose
 * account always counts as subscribed.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchSubscription(
  shell: Pick<ShellApi, 'api'>,
  { uid, isAdmin, now, signal }: SubscriptionRequest,
): Promise<SubscriptionState> {
  const member = isAdmin ? null : await fetchMember(shell, uid, signal);
  const { subscribed, message } = subscriptionOf(member, now, { isAdmin });
  if (message === null) return { status: subscribed ? 'always' : 'none' };
  return { status: subscribed ? 'active' : 'inactive', message: message.msg };
}

async function fetchMember(shell: Pick<ShellApi, 'api'>, uid: string, signal: AbortSignal) {
  const { body } = await shell.api.get(`/apin/user/${encodeURIComponent(uid)}`, { signal });
  return readAnswer(Member, body, '/apin/user');
}
