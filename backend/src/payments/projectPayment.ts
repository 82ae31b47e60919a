import type { PaymentField } from '../members/MemberStore';
import { DAY_MS, layPeriods, type PaidPeriod, type Period } from './layPeriods';
import { isDecided, isPaid, type DecidedPayment, type Payment } from './Payment';

/** Days that one `create_time` stands for in the rule of subscriptions (`subscriptionOf`). */
const RULE_DAYS = 30;

/**
 * The member's `payment` field that a member's payments amount to, for `subscriptionOf`: the paid days that are
 * running, else the latest that was paid or refused. `create_time` is the start of those days, which is the capture's
 * own time unless they follow others; of more than 30 days, the start of the running thirty.
 * @param earlier days paid elsewhere; while they run they speak for themselves
 * @param now epoch milliseconds
 * @returns undefined where the payments have nothing to say
 */
export function projectPayment(
  payments: readonly Payment[],
  earlier: Period | null,
  now: number,
): PaymentField | undefined {
  if (earlier !== null && now < earlier.end) return undefined;
  const periods = layPeriods(payments, earlier);
  // The first that is not over; one that begins later was captured by a clock ahead of ours.
  const running = periods.find(({ end }) => now < end);
  if (running !== undefined) return asField('completed', startOfThirty(running, now));
  const lastPaid = periods.at(-1);
  const lastRefused = payments
    .filter(isRefused)
    .sort((one, other) => one.capturedAt - other.capturedAt)
    .at(-1);
  if (lastRefused !== undefined && lastRefused.capturedAt > (lastPaid?.payment.capturedAt ?? 0)) {
    return asField(lastRefused.state, lastRefused.capturedAt);
  }
  return lastPaid && asField('completed', startOfThirty(lastPaid, now));
}

function isRefused(payment: Payment): payment is DecidedPayment {
  return isDecided(payment) && !isPaid(payment);
}

function startOfThirty({ start, payment }: PaidPeriod, now: number): number {
  const thirties = Math.max(0, Math.floor((now - start) / (RULE_DAYS * DAY_MS)));
  const last = payment.days / RULE_DAYS - 1;
  return start + Math.min(thirties, last) * RULE_DAYS * DAY_MS;
}

function asField(state: string, time: number): PaymentField {
  return { state, create_time: new Date(time).toISOString() };
}
