import type { Payment } from './Payment';
import type { PayPalOrder } from './paypal/PayPalOrder';
import { refusePayment } from './refusePayment';

/**
 * Compares an order at PayPal with the one that was asked for.
 * @throws CallError 403 `order-of-another`, 422 `currency-differs`, 422 `amount-differs`
 */
export function requireSameOrder(payment: Payment, order: Pick<PayPalOrder, 'customId' | 'amount'>): void {
  // Nobody to compare with where the account was deleted meanwhile.
  if (payment.uid !== null && order.customId !== payment.uid) throw refusePayment('order-of-another');
  const { amount } = order;
  if (amount === undefined || amount.currency !== payment.amount.currency) {
    throw refusePayment('currency-differs', { wanted: payment.amount.currency });
  }
  if (Number(amount.value) !== Number(payment.amount.value)) {
    throw refusePayment('amount-differs', { wanted: payment.amount.value });
  }
}
