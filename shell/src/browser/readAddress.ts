import type { PageAddress } from '@galopin/shared/contracts';
import { firstValues } from '@galopin/shared/lib';

/** What a page learns about the address; of a repeated query parameter, the first value. */
export function readAddress(
  params: Readonly<Record<string, string | undefined>>,
  search: string,
): PageAddress {
  const known = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { params: Object.fromEntries(known), query: firstValues(new URLSearchParams(search)) };
}
