import type { Milliseconds, ShellApi } from '@galopin/shared/contracts';
import { subscriptionOf } from '@galopin/shared/lib';
import * as v from 'valibot';
import type { SubscriptionState } from '../domain/SubscriptionState';
import { readAnswer } from './readAnswer';

/** The payment's two layouts are the shared rule's to read: what is no payment counts as none. */
const Member = v.object({ uid: v.string(), payment: v.nullish(v.unknown()) });

/**
 * `GET /apin/user/{uid}`: where a member's subscription stands.
 * @param now epoch milliseconds
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchSubscription(
  shell: Pick<ShellApi, 'api'>,
  { uid, now, signal }: { readonly uid: string; readonly now: Milliseconds; readonly signal: AbortSignal },
): Promise<SubscriptionState> {
  const { body } = await shell.api.get(`/apin/user/${encodeURIComponent(uid)}`, { signal });
  const { subscribed, message } = subscriptionOf(readAnswer('/apin/user', Member, body), now);
  if (message === null) return { status: 'none' };
  return { status: subscribed ? 'active' : 'inactive', message: message.msg };
}
