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
  const periods = layPeriods(payments, earlier);
  const running = periods.find(({ start, end }) => start <= now && now < end);
  if (running !== undefined) return asField('completed', startOfThirty(running, now));
  // What runs is known elsewhere; days that follow have not begun, and what was refused since takes none of it away.
  if (earlier !== null && now < earlier.end) return undefined;
  if (periods.some(({ start }) => start > now)) return undefined;
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
  const thirties = Math.floor((now - start) / (RULE_DAYS * DAY_MS));
  const last = payment.days / RULE_DAYS - 1;
  return start + Math.min(thirties, last) * RULE_DAYS * DAY_MS;
}

function asField(state: string, time: number): PaymentField {
  return { state, create_time: new Date(time).toISOString() };
}
