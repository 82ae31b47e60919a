import type { ShellApi } from '@galopin/shared/contracts';
import { readAnswer } from '@galopin/shared/lib';
import * as v from 'valibot';

const PATH = '/apin/paypal/orders';
const Order = v.object({ id: v.pipe(v.string(), v.nonEmpty()) });

/**
 * `POST /apin/paypal/orders`: has the server make an order; price and payer are its own.
 * @returns PayPal's number of it
 * @throws AppError of the API client (`details.refusal` is a PaymentRefusal), or `malformed`
 */
export async function createOrder(shell: Pick<ShellApi, 'api'>): Promise<string> {
  const { body } = await shell.api.post(PATH, {});
  return readAnswer(Order, body, PATH).id;
}
