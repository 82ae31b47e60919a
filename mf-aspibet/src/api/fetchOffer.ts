import { subscriptionOffer, type ShellApi, type SubscriptionOffer } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

/**
 * What a subscription costs.
 * @throws AppError of the API client, or `malformed`
 */
export const fetchOffer = ({ api }: Pick<ShellApi, 'api'>, signal: AbortSignal): Promise<SubscriptionOffer> =>
  callApi(api, subscriptionOffer, { signal });
