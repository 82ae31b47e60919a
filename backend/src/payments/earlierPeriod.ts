import { paidSince } from '@galopin/shared/lib';
import type { Member } from '../members/MemberStore';
import { DAY_MS, type Period } from './layPeriods';

/** Days that a member has paid elsewhere; null for none. */
export type EarlierOf = (uid: string) => Promise<Period | null>;

/** What the rule of subscriptions gives for one payment. */
const EARLIER_DAYS = 30;

/** Days paid elsewhere than here, as a payment in the member's own record says. */
export function earlierPeriod(member: Member | undefined): Period | null {
  const start = paidSince(member);
  return start === null ? null : { start, end: start + EARLIER_DAYS * DAY_MS };
}
