import { paidSince } from '@galopin/shared/lib';
import type { PaymentField } from '../members/MemberStore';
import { DAY_MS, type Period } from './layPeriods';

/** What the rule of subscriptions gives for one payment. */
const EARLIER_DAYS = 30;

/** Days paid elsewhere than here, as a payment in the member's own record says; null for none. */
export function earlierPeriod(record: PaymentField | null): Period | null {
  const start = paidSince({ payment: record });
  return start === null ? null : { start, end: start + EARLIER_DAYS * DAY_MS };
}
