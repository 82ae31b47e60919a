import { isPaid, type DecidedPayment, type Payment } from './Payment';

export const DAY_MS = 86_400_000;

/** Days that are paid. Epoch milliseconds, the end not included. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

export interface PaidPeriod extends Period {
  readonly payment: DecidedPayment;
}

/**
 * Lays what was paid end to end: a payment made while days are left starts when these end, so that no day is lost.
 * A payment that was given back leaves no gap.
 * @param earlier days paid elsewhere, before the first of these payments
 * @returns in order of time
 */
export function layPeriods(
  payments: readonly Payment[],
  earlier: Period | null = null,
): readonly PaidPeriod[] {
  const periods: PaidPeriod[] = [];
  let free = earlier?.end ?? 0;
  for (const payment of payments.filter(isPaid).sort(byTime)) {
    const start = Math.max(payment.capturedAt, free);
    free = start + payment.days * DAY_MS;
    periods.push({ payment, start, end: free });
  }
  return periods;
}

const byTime = (one: DecidedPayment, other: DecidedPayment) =>
  one.capturedAt - other.capturedAt || one.id - other.id;
