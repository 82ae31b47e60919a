import type { PayPalLook } from '@galopin/shared/contracts';
import { askPayPal } from './askPayPal';
import type { PaymentStore } from './createPaymentStore';
import type { PayPalClient } from './paypal/createPayPalClient';
import { refusePayment } from './refusePayment';
import { comparePayPal } from './comparePayPal';

/** Asks PayPal how an order of ours stands there; nothing is changed on either side. */
export type LookAtPayPal = (orderId: string) => Promise<PayPalLook>;

export interface PayPalLookerOptions {
  readonly store: Pick<PaymentStore, 'find'>;
  /** Absent where nothing can be paid. */
  readonly paypal: Pick<PayPalClient, 'order'> | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * What it gives throws CallError 404 `order-unknown` (here or at PayPal), 502 `provider-failed`,
 * 503 `payment-unavailable`, 504 `provider-slow`.
 */
export function createPayPalLooker({ store, paypal, now }: PayPalLookerOptions): LookAtPayPal {
  return async (orderId) => {
    const payment = await store.find(orderId);
    if (payment === undefined) throw refusePayment('order-unknown', { where: 'here' });
    if (paypal === undefined) throw refusePayment('payment-unavailable');
    const order = await askPayPal(() => paypal.order(orderId));
    return {
      askedAt: new Date(now()).toISOString(),
      orderStatus: order.status,
      capture: order.capture ? { ...order.capture, at: new Date(order.capture.at).toISOString() } : null,
      differences: comparePayPal(payment, order),
    };
  };
}
