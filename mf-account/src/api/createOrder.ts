import { paymentOrder, type ShellApi } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

/**
 * Has the server make an order; price and payer are its own. The payer has waived the right of withdrawal.
 * @returns PayPal's number of it
 * @throws AppError of the API client (`details.refusal` is a PaymentRefusal), or `malformed`
 */
export async function createOrder({ api }: Pick<ShellApi, 'api'>): Promise<string> {
  return (await callApi(api, paymentOrder, { body: { withdrawalWaived: true } })).id;
}
