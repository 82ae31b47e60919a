import { paymentConfirmation, type PaymentRecord, type ShellApi } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

/**
 * Has the server take the money of an approved order and keep the payment. The same order may be sent again: it is one
 * payment.
 * @throws AppError of the API client (`details.refusal` is a PaymentRefusal), or `malformed`
 */
export async function confirmPayment(
  { api }: Pick<ShellApi, 'api'>,
  orderID: string,
): Promise<PaymentRecord> {
  return (await callApi(api, paymentConfirmation, { body: { data: { orderID } } })).payment;
}
