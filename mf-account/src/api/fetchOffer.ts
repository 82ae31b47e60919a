import type { ShellApi, SubscriptionOffer } from '@galopin/shared/contracts';
import { readAnswer } from '@galopin/shared/lib';
import * as v from 'valibot';
import { Amount } from './paymentSchemas';

const PATH = '/apin/paypal/offer';
const Offer = v.object({
  amount: Amount,
  days: v.pipe(v.number(), v.integer(), v.minValue(1)),
  opensAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});

/**
 * `GET /apin/paypal/offer`: what a subscription costs, and from when the member may pay.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchOffer(
  shell: Pick<ShellApi, 'api'>,
  signal: AbortSignal,
): Promise<SubscriptionOffer> {
  const { body } = await shell.api.get(PATH, { signal });
  return readAnswer(Offer, body, PATH);
}
