import { DAY_MS, layPeriods, type Period } from './layPeriods';
import type { Payment } from './Payment';
import { refusePayment } from './refusePayment';

/** A subscription can be renewed when this much of it is left. */
const RENEWAL_MS = 3 * DAY_MS;

/**
 * When a member may pay again, epoch milliseconds.
 * @param earlier days paid elsewhere
 * @returns null where they may now
 */
export function renewalOpensAt(
  payments: readonly Payment[],
  earlier: Period | null,
  now: number,
): number | null {
  const end = layPeriods(payments, earlier).at(-1)?.end ?? earlier?.end;
  return end !== undefined && end - RENEWAL_MS > now ? end - RENEWAL_MS : null;
}

/**
 * Refuses a second payment beside one that is under way or while more than three days are left, so that nobody pays
 * twice.
 * @param payments the member's other orders
 * @throws ApiError 409 `payment-pending`, 409 `renewal-not-open`
 */
export function requireMayPay(payments: readonly Payment[], earlier: Period | null, now: number): void {
  if (payments.some(({ state }) => state === 'capturing' || state === 'pending')) {
    throw refusePayment('payment-pending');
  }
  const opensAt = renewalOpensAt(payments, earlier, now);
  if (opensAt !== null) throw refusePayment('renewal-not-open', { opensAt: new Date(opensAt).toISOString() });
}
