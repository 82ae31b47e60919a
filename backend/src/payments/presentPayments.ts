import type { PaymentRecord } from '@galopin/shared/contracts';
import { layPeriods, type Period } from './layPeriods';
import { isDecided, type DecidedPayment, type Payment } from './Payment';

/** Payments as their member sees them, newest first; orders that nothing came of are left out. */
export function presentPayments(
  payments: readonly Payment[],
  earlier: Period | null,
): readonly PaymentRecord[] {
  const periods = new Map(layPeriods(payments, earlier).map((period) => [period.payment.id, period]));
  return payments
    .filter(isDecided)
    .sort((one, other) => other.capturedAt - one.capturedAt || other.id - one.id)
    .map((payment) => present(payment, periods.get(payment.id)));
}

function present(payment: DecidedPayment, period: Period | undefined): PaymentRecord {
  const { id, orderId, state, amount, capturedAt } = payment;
  return {
    id,
    orderId,
    state,
    amount,
    createdAt: iso(capturedAt),
    periodStart: period === undefined ? null : iso(period.start),
    periodEnd: period === undefined ? null : iso(period.end),
    receiptNumber:
      state === 'pending' || state === 'declined' || state === 'failed' ? null : receipt(payment),
  };
}

/** Year of the payment and its number, such as `G-2026-000042`. */
function receipt({ id, capturedAt }: DecidedPayment): string {
  return `G-${new Date(capturedAt).getUTCFullYear()}-${String(id).padStart(6, '0')}`;
}

const iso = (time: number) => new Date(time).toISOString();
