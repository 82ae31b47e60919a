import type { Logger } from '@galopin/shared/contracts';
import { createAudienceAccess, type AudienceAccess } from './createAudienceAccess';
import { createPageChanges, type PageChanges } from './createPageChanges';
import { createTrackingBus, type TrackingBus } from './createTrackingBus';
import type { AudienceParts } from './audience/createAudience';

export interface TrackingOptions extends Pick<AudienceParts, 'session'> {
  /** Name of the route behind a pattern; `undefined` where no page stands there. */
  readonly nameOf: (pattern: string) => string | undefined;
  readonly location: Pick<Location, 'pathname' | 'search'>;
  readonly logger: Logger;
  readonly now: () => number;
}

export interface Tracking {
  readonly bus: TrackingBus;
  readonly pages: PageChanges;
  readonly audience: AudienceAccess;
}

/** What happens on the site, which pages come up, and the way to what measures both. */
export function createTracking({ session, nameOf, location, logger, now }: TrackingOptions): Tracking {
  const pages = createPageChanges(now, nameOf);
  // The address bar is ahead of the page while the way back is still loading.
  const url = () => pages.current()?.url ?? `${location.pathname}${location.search}`;
  const bus = createTrackingBus(logger, now, url);
  return { bus, pages, audience: createAudienceAccess({ session, tracking: bus, pages, logger, now }) };
}
