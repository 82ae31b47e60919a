import { subscriptionOf } from '@galopin/shared/lib';
import type { Identity } from '../auth/Identity';
import type { MemberStore } from '../members/MemberStore';
import type { TipsOfDay, TipStore } from './Tip';

export interface TipsOfDayDependencies {
  readonly tips: TipStore;
  readonly members: MemberStore;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The tips of a day for someone: all of them for a subscriber and the administrator, else the first. */
export async function tipsOfDay(
  { tips, members, now }: TipsOfDayDependencies,
  day: string,
  identity: Identity | null,
): Promise<TipsOfDay> {
  const all = await tips.tipsOf(day);
  const member = identity === null ? undefined : await members.find(identity.uid);
  const { subscribed } = subscriptionOf(member, now(), { isAdmin: identity?.isAdmin === true });
  return { tips: subscribed ? all : all.slice(0, 1), total: all.length, unlocked: subscribed };
}
