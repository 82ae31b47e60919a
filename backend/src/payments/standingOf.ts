import { subscriptionSpan } from '@galopin/shared/lib';
import type { PaymentField } from '../members/MemberStore';
import { earlierPeriod } from './earlierPeriod';
import { DAY_MS, layPeriods, type PaidPeriod } from './layPeriods';
import { isDecided, isPaid, type DecidedPayment, type Payment } from './Payment';

/** Milliseconds that one `create_time` stands for in the rule of subscriptions (`subscriptionOf`). */
const THIRTY_MS = 30 * DAY_MS;

/** What a member has paid for, whatever time it is. Times are epoch milliseconds; null where there is nothing to say. */
export interface Standing {
  /** The payment in the member's own record, made elsewhere than here. */
  readonly record: PaymentField | null;
  /** Start of the days paid here that follow one another up to `paidUntil`. */
  readonly paidFrom: number | null;
  /** End of all days paid, here or elsewhere. */
  readonly paidUntil: number | null;
  /** What was refused or given back after the last payment, as a `payment` field. */
  readonly refused: PaymentField | null;
  /** Until then the member is subscribed; with the day of grace that the rule gives. */
  readonly activeUntil: number | null;
  /** From then on it has expired, before that and after `activeUntil` it has failed. Null: there never was a payment. */
  readonly expiredFrom: number | null;
}

/** The rule: what all of a member's payments and their own record amount to. */
export function standingOf(payments: readonly Payment[], record: PaymentField | null): Standing {
  const earlier = earlierPeriod(record);
  const periods = layPeriods(payments, earlier);
  const last = periods.at(-1);
  const paidUntil = last?.end ?? earlier?.end ?? null;
  const paid = {
    record,
    paidFrom: periods.findLast(({ start }, index) => start !== periods[index - 1]?.end)?.start ?? null,
    paidUntil,
    refused: refusedAfter(last, payments),
  };
  const span = subscriptionSpan({ payment: paymentFieldAt(paid, Number.POSITIVE_INFINITY) ?? record });
  if (span === null) return { ...paid, activeUntil: null, expiredFrom: null };
  const activeUntil = span.state === 'active' ? span.until : paidUntil;
  return { ...paid, activeUntil, expiredFrom: Math.max(span.until, activeUntil ?? 0) };
}

/**
 * The member's `payment` field at a time, for `subscriptionOf`: the paid days that are running, else the latest that
 * was refused or paid. `create_time` is the start of those days, which is the capture's own time unless they follow
 * others; of more than 30 days, the start of the running thirty.
 * @param now epoch milliseconds
 * @returns undefined where the member's own record speaks for itself
 */
export function paymentFieldAt(
  { record, paidFrom, paidUntil, refused }: Omit<Standing, 'activeUntil' | 'expiredFrom'>,
  now: number,
): PaymentField | undefined {
  const earlier = earlierPeriod(record);
  if (earlier !== null && now < earlier.end) return undefined;
  const isPaidHere = paidFrom !== null && paidUntil !== null;
  if (isPaidHere && now < paidUntil) {
    const thirties = Math.ceil((paidUntil - now) / THIRTY_MS);
    // Days that begin later were captured by a clock ahead of ours.
    return asField('completed', Math.max(paidFrom, paidUntil - thirties * THIRTY_MS));
  }
  if (refused !== null) return refused;
  return isPaidHere ? asField('completed', paidUntil - THIRTY_MS) : undefined;
}

function refusedAfter(paid: PaidPeriod | undefined, payments: readonly Payment[]): PaymentField | null {
  const last = payments
    .filter(isRefused)
    .sort((one, other) => one.capturedAt - other.capturedAt)
    .at(-1);
  if (last === undefined || last.capturedAt <= (paid?.payment.capturedAt ?? 0)) return null;
  return asField(last.state, last.capturedAt);
}

function isRefused(payment: Payment): payment is DecidedPayment {
  return isDecided(payment) && !isPaid(payment);
}

function asField(state: string, time: number): PaymentField {
  return { state, create_time: new Date(time).toISOString() };
}
