import type { Milliseconds, ShellApi, UserSettings } from '@galopin/shared/contracts';
import { daysLeftOf, readAnswer, subscriptionOf } from '@galopin/shared/lib';
import * as v from 'valibot';
import type { SubscriptionState } from '../domain/SubscriptionState';
import { readSettings } from './readSettings';
import { userPath } from './userPath';

/** The payment's two layouts are the shared rule's to read: what is no payment counts as none. */
const Record = v.looseObject({ uid: v.string(), payment: v.nullish(v.unknown()) });

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
  readonly settings: UserSettings;
}

/**
 * `GET /apin/user/{uid}`: a member's subscription and settings. The administrator's account always counts as
 * subscribed.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchMember(
  shell: Pick<ShellApi, 'api'>,
  { uid, isAdmin, now, signal }: MemberRequest,
): Promise<Member> {
  const { body } = await shell.api.get(userPath(uid), { signal });
  const record = readAnswer(Record, body, '/apin/user');
  return {
    subscription: readSubscription(record, now, isAdmin),
    settings: readSettings(record, '/apin/user'),
  };
}

function readSubscription(record: unknown, now: Milliseconds, isAdmin: boolean): SubscriptionState {
  const { subscribed, message } = subscriptionOf(record, now, { isAdmin });
  if (message === null) return { status: subscribed ? 'always' : 'none' };
  if (!subscribed) return { status: 'inactive', message: message.msg };
  return { status: 'active', message: message.msg, daysLeft: daysLeftOf(record, now) ?? 0 };
}
