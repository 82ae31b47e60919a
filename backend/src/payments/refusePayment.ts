import type { PaymentRefusal } from '@galopin/shared/contracts';
import { type CallDetails, CallError } from '@galopin/shared/server';

/** Limits refuse by themselves. */
type Refusal = Exclude<PaymentRefusal, 'too-many-requests'>;

const SENTENCES: Readonly<Record<Refusal, string>> = {
  'order-unknown': 'There is no such order.',
  'order-of-another': 'This order was made for another account.',
  'order-not-approved': 'This order has not been approved by its payer.',
  'amount-differs': 'The amount of this order is not the price of the subscription.',
  'currency-differs': 'The currency of this order is not that of the price.',
  'payment-pending': 'A payment is under way; it counts once PayPal is through with it.',
  'payment-declined': 'The payment was declined.',
  'payment-returned': 'The money of this order was given back.',
  'renewal-not-open': 'The subscription can be renewed in its last three days.',
  'provider-failed': 'PayPal cannot be reached or refused.',
  'provider-slow': 'PayPal did not answer in time; the payment is looked up again.',
  'payment-unavailable': 'This site takes no payment.',
};

/** A payment call that is refused, with the code and status that the contract lists. */
export function refusePayment(code: Refusal, details?: CallDetails, cause?: unknown): CallError {
  return new CallError(code, SENTENCES[code], { details, cause });
}
