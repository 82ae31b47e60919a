import type { RaceTip } from '@galopin/shared/racing';

/** The tip on a race as this visitor may see it. */
export type TipAccess =
  | { readonly status: 'open'; readonly tip: RaceTip }
  | { readonly status: 'locked' }
  | { readonly status: 'none' };
