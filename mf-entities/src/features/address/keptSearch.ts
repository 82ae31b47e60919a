import type { Location } from '@galopin/shared/router';

/**
 * The query of the entry that the router is at, with what a view has written into the address since (`useAddressQuery`),
 * of which the router has not heard.
 */
export function keptSearch({ key, search }: Pick<Location, 'key' | 'search'>): string {
  const state = window.history.state as { readonly key?: unknown } | null;
  return state?.key === key ? window.location.search : search;
}
