import type { Logger } from '@galopin/shared/contracts';
import type { PaymentStore } from './createPaymentStore';
import { requireMayPay } from './mayPay';
import { isDecided, type Payment } from './Payment';
import { askPayPal } from './askPayPal';
import type { PayPalClient } from './paypal/createPayPalClient';
import { PayPalError } from './paypal/PayPalError';
import type { PayPalCapture, PayPalOrder } from './paypal/PayPalOrder';
import { refusePayment } from './refusePayment';
import { requireSameOrder } from './requireSameOrder';

export interface OrderFinisherOptions {
  readonly store: PaymentStore;
  readonly paypal: PayPalClient;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly logger: Pick<Logger, 'error'>;
}

/** Brings orders as far as PayPal lets them. Each may be repeated, and be under way several times at once. */
export interface OrderFinisher {
  /**
   * Captures an order that its payer has approved, and keeps what became of the money.
   * @throws CallError with a code of `PAYMENT_REFUSALS`; a payment under way stays so and is looked up again
   */
  finish(payment: Payment): Promise<Payment>;
  /** Keeps what has become of the money of an order, without taking any. @throws as `finish` */
  refresh(payment: Payment): Promise<Payment>;
}

/** What PayPal says where the payer's money cannot be had; the payer may choose another way to pay. */
const DECLINES = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'TRANSACTION_REFUSED',
  'PAYER_ACCOUNT_RESTRICTED',
]);

export function createOrderFinisher({ store, paypal, now, logger }: OrderFinisherOptions): OrderFinisher {
  const lookUp = (orderId: string) => askPayPal(() => paypal.order(orderId));

  const keep = async (payment: Payment, order: PayPalOrder & { readonly capture: PayPalCapture }) => {
    try {
      requireSameOrder(payment, { ...order, amount: order.capture.amount });
    } catch (error) {
      // Money is taken that nobody asked for: only a person can set that right.
      logger.error('PayPal took another payment than was asked for', { payment: payment.id });
      await store.move(payment.id, ['created', 'capturing'], 'mismatched');
      throw error;
    }
    const { id: captureId, state, at: capturedAt } = order.capture;
    return store.settle(order.id, { captureId, state, capturedAt });
  };

  const refresh = async (payment: Payment): Promise<Payment> => {
    const order = await lookUp(orderIdOf(payment));
    return hasCapture(order) ? keep(payment, order) : payment;
  };

  const capture = async (payment: Payment, orderId: string): Promise<PayPalOrder> => {
    try {
      return await paypal.capture(orderId, payment.requestId);
    } catch (error) {
      if (!(error instanceof PayPalError)) throw error;
      if (error.issue === 'ORDER_ALREADY_CAPTURED') return paypal.order(orderId);
      if (DECLINES.has(error.issue)) {
        // Tried again by the payer only: a later look would take money after they were told that none was.
        await store.move(payment.id, ['capturing'], 'abandoned');
        throw refusePayment('payment-declined', { issue: error.issue }, error);
      }
      if (error.status < 500) await store.move(payment.id, ['capturing'], 'created');
      throw error;
    }
  };

  const finish = async (payment: Payment): Promise<Payment> => {
    if (isDecided(payment) && payment.state !== 'pending') return payment;
    const orderId = orderIdOf(payment);
    const order = await lookUp(orderId);
    if (hasCapture(order)) return keep(payment, order);
    requireSameOrder(payment, order);
    if (order.status !== 'APPROVED') {
      await store.move(payment.id, ['capturing'], 'created');
      throw refusePayment('order-not-approved', { status: order.status });
    }
    // The account was deleted meanwhile: there is nobody to take money of.
    if (payment.uid === null) throw refusePayment('order-unknown');
    if (payment.state !== 'capturing') {
      await store.claim(payment, (others, standing) => requireMayPay(others, standing, now()));
    }
    const captured = await askPayPal(() => capture(payment, orderId));
    if (!hasCapture(captured)) throw refusePayment('provider-failed', { status: captured.status });
    return keep(payment, captured);
  };

  return { finish, refresh };
}

function hasCapture(order: PayPalOrder): order is PayPalOrder & { readonly capture: PayPalCapture } {
  return order.capture !== undefined;
}

function orderIdOf({ orderId }: Payment): string {
  if (orderId === null) throw refusePayment('order-unknown');
  return orderId;
}
