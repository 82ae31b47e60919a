import type { AdminMember, AdminMemberPayment } from '@galopin/shared/contracts';
import { recordedPayment, subscriptionStateOf } from '@galopin/shared/lib';
import { earlierPeriod } from '../payments/earlierPeriod';
import { layPeriods } from '../payments/layPeriods';
import { isDecided, type Payment } from '../payments/Payment';
import { projectPayment } from '../payments/projectPayment';
import type { PaymentField } from '../members/MemberStore';

/** What is stored of a member, as the list needs it. */
export interface StoredMember {
  readonly uid: string;
  readonly email: string | null;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly payment: PaymentField | null;
}

/**
 * A member as the administrator sees one, by the same rules as the member does.
 * @param payments the member's own, oldest first
 * @param now epoch milliseconds
 */
export function describeMember(
  { uid, email, createdAt, payment }: StoredMember,
  payments: readonly Payment[],
  now: number,
): AdminMember {
  const record = { uid, email, ...(payment !== null && { payment }) };
  const earlier = earlierPeriod(record);
  const until = layPeriods(payments, earlier).at(-1)?.end ?? earlier?.end;
  return {
    uid,
    email,
    createdAt: iso(createdAt),
    state: subscriptionStateOf({ payment: projectPayment(payments, earlier, now) ?? payment }, now),
    paidUntil: until === undefined ? null : iso(until),
    lastPayment: lastOf(record, payments),
  };
}

function lastOf(record: unknown, payments: readonly Payment[]): AdminMemberPayment | null {
  const own = payments
    .filter(isDecided)
    .map(({ state, capturedAt, amount }) => ({ state, at: capturedAt, amount }));
  const elsewhere = recordedPayment(record);
  const all = [...(elsewhere === null ? [] : [{ ...elsewhere, amount: null }]), ...own];
  const last = all.toSorted((one, other) => one.at - other.at).at(-1);
  return last === undefined ? null : { ...last, at: iso(last.at) };
}

const iso = (time: number) => new Date(time).toISOString();
