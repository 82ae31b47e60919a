import { RELEASE_NEWS } from '@galopin/shared/contracts';

/** Headers of a call that delivery makes for itself: the backend counts it as no visitor's. */
export function asDelivery(internalToken: string | undefined): Readonly<Record<string, string>> {
  return internalToken === undefined ? {} : { [RELEASE_NEWS.header]: internalToken };
}
