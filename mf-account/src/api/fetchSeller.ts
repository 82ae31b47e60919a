import { sellerIdentity, type SellerIdentity, type ShellApi } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

/** Who sells, as published. Throws as the API client does, or `malformed`. */
export const fetchSeller = ({ api }: Pick<ShellApi, 'api'>, signal: AbortSignal): Promise<SellerIdentity> =>
  callApi(api, sellerIdentity, { signal });
