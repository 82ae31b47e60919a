import { paymentHistory, type PaymentRecord, type ShellApi } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

/**
 * The member's own payments, newest first.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchPayments(
  { api }: Pick<ShellApi, 'api'>,
  signal: AbortSignal,
): Promise<readonly PaymentRecord[]> {
  return (await callApi(api, paymentHistory, { signal })).payments;
}
