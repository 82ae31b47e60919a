import type { Capture, Order } from './createOrderBook';

/**
 * An order in the shape of PayPal's Orders v2.
 * @source https://developer.paypal.com/docs/api/orders/v2/ (2025-06)
 */
export function presentOrder(order: Order, url: string) {
  const { id, status, amount, customId, createTime, capture } = order;
  return {
    id,
    intent: 'CAPTURE',
    status,
    create_time: createTime,
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: customId,
        amount: { currency_code: amount.currency, value: amount.value },
        ...(capture !== null && { payments: { captures: [presentCapture(capture, customId)] } }),
      },
    ],
    links: [{ rel: 'payer-action', method: 'GET', href: `${url}/approve/${id}` }],
  };
}

/** A capture in the shape of PayPal's Payments v2. */
export function presentCapture(capture: Capture, customId: string | undefined) {
  const { id, orderId, status, amount, createTime } = capture;
  return {
    id,
    status,
    ...(status === 'PENDING' && { status_details: { reason: 'PENDING_REVIEW' } }),
    amount: { currency_code: amount.currency, value: amount.value },
    custom_id: customId,
    create_time: createTime,
    supplementary_data: { related_ids: { order_id: orderId } },
  };
}
