import type { PaymentApproval, PaymentRecord, ShellApi } from '@galopin/shared/contracts';
import { readAnswer } from '@galopin/shared/lib';
import * as v from 'valibot';
import { Payment } from './paymentSchemas';

const PATH = '/apin/paypal';
const Confirmation = v.object({ payment: Payment });

/**
 * `POST /apin/paypal`: has the server take the money of an approved order and keep the payment. The same order may be
 * sent again: it is one payment.
 * @throws AppError of the API client (`details.refusal` is a PaymentRefusal), or `malformed`
 */
export async function confirmPayment(shell: Pick<ShellApi, 'api'>, orderID: string): Promise<PaymentRecord> {
  const approval: PaymentApproval = { data: { orderID } };
  const { body } = await shell.api.post(PATH, approval);
  return readAnswer(Confirmation, body, PATH).payment;
}
