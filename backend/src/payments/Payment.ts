import type { MoneyAmount, PaymentState } from '@galopin/shared/contracts';
import type { OrderState } from './PaymentRow';

/** An order and what became of it. Times are epoch milliseconds. */
export interface Payment {
  readonly id: number;
  readonly requestId: string;
  readonly uid: string | null;
  readonly orderId: string | null;
  readonly captureId: string | null;
  readonly state: OrderState;
  readonly amount: MoneyAmount;
  readonly days: number;
  readonly createdAt: number;
  readonly capturedAt: number | null;
}

/** A payment that PayPal has decided about. */
export interface DecidedPayment extends Payment {
  readonly orderId: string;
  readonly state: PaymentState;
  readonly capturedAt: number;
}

const UNDECIDED: ReadonlySet<OrderState> = new Set(['created', 'capturing', 'abandoned', 'mismatched']);

export function isDecided(payment: Payment): payment is DecidedPayment {
  return payment.orderId !== null && payment.capturedAt !== null && !UNDECIDED.has(payment.state);
}

/** True where the money is here: a part of it given back leaves the days. */
export function isPaid(payment: Payment): payment is DecidedPayment {
  return isDecided(payment) && (payment.state === 'completed' || payment.state === 'partially_refunded');
}
