import { isAppError, PAYMENT_REFUSALS, type PaymentRefusal } from '@galopin/shared/contracts';

/** Why a payment went no further: the API's own word, the script of the buttons, or what became of the call. */
export type PaymentFailure = PaymentRefusal | 'buttons' | 'network' | 'unknown';

/** Where PayPal may have taken the money although nothing says so: the same order is to be looked at again. */
const UNSETTLED: ReadonlySet<PaymentFailure> = new Set([
  'payment-pending',
  'too-many-requests',
  'provider-failed',
  'provider-slow',
  'network',
  'unknown',
]);

/** Reads what a payment call threw. */
export function paymentFailure(error: unknown): PaymentFailure {
  if (isAppError(error, 'network')) return 'network';
  const refusal = isAppError(error, 'http') ? error.details['refusal'] : undefined;
  return isRefusal(refusal) ? refusal : 'unknown';
}

/** True where asking again for the same order may find it paid. */
export function isUnsettled(failure: PaymentFailure): boolean {
  return UNSETTLED.has(failure);
}

/** True where the payment itself may be good and keeping it is what failed. */
export function isSaveFailure(failure: PaymentFailure): boolean {
  return isUnsettled(failure) && failure !== 'payment-pending';
}

function isRefusal(value: unknown): value is PaymentRefusal {
  return typeof value === 'string' && Object.hasOwn(PAYMENT_REFUSALS, value);
}
