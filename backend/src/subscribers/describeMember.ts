import type { AdminMember, AdminMemberPayment, MemberState } from '@galopin/shared/contracts';
import { recordedPayment } from '@galopin/shared/lib';
import type { PaymentField } from '../members/MemberStore';
import { isDecided, type Payment } from '../payments/Payment';

/** What is stored of a member, as the list finds it; times as PostgreSQL writes them in JSON. */
export interface StoredMember {
  readonly uid: string;
  readonly email: string | null;
  readonly created_at: string;
  readonly state: MemberState;
  /** The payment in the member's own record. */
  readonly record: PaymentField | null;
  readonly paid_until: string | null;
}

/**
 * A member as the administrator sees one.
 * @param payments the member's own, oldest first
 */
export function describeMember(
  { uid, email, created_at, state, record, paid_until }: StoredMember,
  payments: readonly Payment[],
): AdminMember {
  return {
    uid,
    email,
    createdAt: iso(created_at),
    state,
    paidUntil: paid_until === null ? null : iso(paid_until),
    lastPayment: lastOf(record, payments),
  };
}

function lastOf(record: PaymentField | null, payments: readonly Payment[]): AdminMemberPayment | null {
  const own = payments
    .filter(isDecided)
    .map(({ state, capturedAt, amount }) => ({ state, at: capturedAt, amount }));
  const elsewhere = recordedPayment({ payment: record });
  const all = [...(elsewhere === null ? [] : [{ ...elsewhere, amount: null }]), ...own];
  const last = all.toSorted((one, other) => one.at - other.at).at(-1);
  return last === undefined ? null : { ...last, at: iso(last.at) };
}

const iso = (time: number | string) => new Date(time).toISOString();
