import type { SellerIdentity, ShellApi } from '@galopin/shared/contracts';
import { readAnswer, SELLER_FIELDS } from '@galopin/shared/lib';
import * as v from 'valibot';

/** Who sells: every field, empty where it is not known. */
export const Seller = v.object(
  Object.fromEntries(SELLER_FIELDS.map((field) => [field, v.string()])) as Record<
    keyof SellerIdentity,
    v.StringSchema<undefined>
  >,
);

/** `GET /apin/seller`: who sells, as published. Throws as the API client does, or `malformed`. */
export async function fetchSeller(
  shell: Pick<ShellApi, 'api'>,
  signal: AbortSignal,
): Promise<SellerIdentity> {
  const path = '/apin/seller';
  const { body } = await shell.api.get(path, { signal });
  return readAnswer(Seller, body, path);
}
