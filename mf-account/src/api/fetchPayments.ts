import type { PaymentRecord, ShellApi } from '@galopin/shared/contracts';
import { readAnswer } from '@galopin/shared/lib';
import * as v from 'valibot';
import { Payment } from './paymentSchemas';

const PATH = '/apin/paypal/payments';
const History = v.object({ payments: v.array(Payment) });

/**
 * `GET /apin/paypal/payments`: the member's own payments, newest first.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchPayments(
  shell: Pick<ShellApi, 'api'>,
  signal: AbortSignal,
): Promise<readonly PaymentRecord[]> {
  const { body } = await shell.api.get(PATH, { signal });
  return readAnswer(History, body, PATH).payments;
}
