import { PayPalAwayError, PayPalError, PayPalSlowError } from './paypal/PayPalError';
import { refusePayment } from './refusePayment';

/**
 * Does something with PayPal, and says in the API's words what went wrong with it.
 * @throws CallError 504 `provider-slow`, 502 `provider-failed`, 404 `order-unknown`
 */
export async function askPayPal<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PayPalSlowError) throw refusePayment('provider-slow', undefined, error);
    if (error instanceof PayPalAwayError) throw refusePayment('provider-failed', undefined, error);
    if (!(error instanceof PayPalError)) throw error;
    if (error.status === 404) throw refusePayment('order-unknown', undefined, error);
    throw refusePayment('provider-failed', { issue: error.issue }, error);
  }
}
