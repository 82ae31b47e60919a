import { MoneyAmount, PaymentRecord, type PayPalLook, type ShellApi } from '@galopin/shared/contracts';
import { readAnswer } from '@galopin/shared/lib';
import * as v from 'valibot';

const instant = v.pipe(v.string(), v.isoTimestamp());

const Look = v.object({
  askedAt: instant,
  orderStatus: v.string(),
  capture: v.nullable(
    v.object({ id: v.string(), state: PaymentRecord.entries.state, amount: MoneyAmount, at: instant }),
  ),
  differences: v.array(v.picklist(['state', 'amount', 'capture', 'member'])),
});

/**
 * `GET /apin/admin/payments/{orderId}/paypal`: how an order stands at PayPal at this moment.
 * @throws AppError of the API client (`http` whose `details.refusal` says whether PayPal is slow, away, or knows no
 * such order), or `malformed`
 */
export async function fetchPayPalStatus(shell: Pick<ShellApi, 'api'>, orderId: string): Promise<PayPalLook> {
  const path = `/apin/admin/payments/${encodeURIComponent(orderId)}/paypal`;
  return readAnswer(Look, (await shell.api.get(path)).body, path);
}
