import type { Milliseconds, PaymentRecord } from '@galopin/shared/contracts';

const DAY = 86_400_000;
const BOUGHT: ReadonlySet<PaymentRecord['state']> = new Set(['completed', 'partially_refunded']);

/** When the last day that was paid for ends, epoch milliseconds; null where no payment bought any. */
export function paidUntil(payments: readonly PaymentRecord[]): Milliseconds | null {
  const ends = payments.flatMap(({ state, periodEnd }) =>
    periodEnd !== null && BOUGHT.has(state) ? [Date.parse(periodEnd)] : [],
  );
  return ends.length === 0 ? null : Math.max(...ends);
}

/** Days until then, begun ones counted; 0 once it has passed. Both in epoch milliseconds. */
export function daysUntil(end: Milliseconds, now: Milliseconds): number {
  return Math.max(0, Math.ceil((end - now) / DAY));
}
