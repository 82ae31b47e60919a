import { DAY_MS } from './layPeriods';
import type { Payment } from './Payment';
import { refusePayment } from './refusePayment';
import type { Standing } from './standingOf';

/** A subscription can be renewed when this much of it is left. */
const RENEWAL_MS = 3 * DAY_MS;

/**
 * When a member may pay again, epoch milliseconds.
 * @returns null where they may now
 */
export function renewalOpensAt({ paidUntil }: Pick<Standing, 'paidUntil'>, now: number): number | null {
  return paidUntil !== null && paidUntil - RENEWAL_MS > now ? paidUntil - RENEWAL_MS : null;
}

/**
 * Refuses a second payment beside one that is under way or while more than three days are left, so that nobody pays
 * twice.
 * @param payments the member's other orders
 * @throws CallError 409 `payment-pending`, 409 `renewal-not-open`
 */
export function requireMayPay(payments: readonly Payment[], standing: Standing, now: number): void {
  if (payments.some(({ state }) => state === 'capturing' || state === 'pending')) {
    throw refusePayment('payment-pending');
  }
  const opensAt = renewalOpensAt(standing, now);
  if (opensAt !== null) throw refusePayment('renewal-not-open', { opensAt: new Date(opensAt).toISOString() });
}
