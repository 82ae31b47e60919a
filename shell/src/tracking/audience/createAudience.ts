import { AUDIENCE_LIMITS, type Logger, type PageViewBody } from '@galopin/shared/contracts';
import { isReturning } from '@galopin/shared/lib';
import { createApiClient } from '../../api/createApiClient';
import { createConsent, type Consent } from '../../consent/createConsent';
import { deviceStorage } from '../../browser/deviceStorage';
import { tabStorage } from '../../browser/tabStorage';
import type { ShellSession } from '../../session/createSession';
import { uidOf } from '../../session/createSessionState';
import type { PageChange, PageChanges } from '../createPageChanges';
import type { TrackingBus } from '../createTrackingBus';
import { createAudienceCalls } from './createAudienceCalls';
import { createAudienceSession } from './createAudienceSession';
import { createPageReports } from './createPageReports';
import { reportedQuery, reportedReferrer, reportedUrl } from './reportedAddress';

export interface AudienceParts {
  readonly session: Pick<ShellSession, 'get' | 'subscribe' | 'settled' | 'quietToken'>;
  readonly tracking: Pick<TrackingBus, 'addSink'>;
  readonly pages: Pick<PageChanges, 'follow'>;
  readonly logger: Logger;
  readonly now: () => number;
}

export interface Audience {
  readonly consent: Consent;
}

/** Measures the audience as far as the visitor lets it be, beginning with the pages and events that were before. */
export function createAudience({ session, tracking, pages, logger, now }: AudienceParts): Audience {
  const consent = createConsent({ storage: deviceStorage(), window, session });
  const api = createApiClient({
    // What is on its way when the page is left arrives all the same.
    fetch: (url, init) => window.fetch(url, { ...init, keepalive: true }),
    token: async () => (consent.get().link ? session.quietToken() : null),
  });
  const calls = createAudienceCalls({
    api,
    window,
    consent,
    session: createAudienceSession(tabStorage(), now),
    async userId() {
      if (!consent.get().link) return null;
      const known = session.get();
      const settled = isReturning(known) ? await session.settled() : known;
      return consent.get().link ? uidOf(settled) : null;
    },
    logger,
  });

  const reports = createPageReports({
    window,
    document,
    loadedAt: loadedAt(now),
    now,
    onView(page, from) {
      const { origin } = window.location;
      const referrer = reportedReferrer(from === null ? document.referrer : `${origin}${from}`, origin);
      calls.pageView({
        url: reportedUrl(page.url),
        userAgent: navigator.userAgent.slice(0, AUDIENCE_LIMITS.userAgent),
        referrer,
        metadata: metadataOf(page),
      });
    },
    onDuration: ({ url }, duration) => calls.duration(reportedUrl(url), duration),
  });
  if (!consent.get().audience) reports.stop();
  let wasOn = consent.get().audience;
  consent.subscribe(({ audience }) => {
    if (audience !== wasOn) reports[audience ? 'restart' : 'stop']();
    wasOn = audience;
  });

  pages.follow(reports.change);
  tracking.addSink(({ name, payload, url }) =>
    calls.event({ eventName: name, eventData: { ...payload }, url: reportedUrl(url) }),
  );
  return { consent };
}

/** When the document was loaded, epoch milliseconds; now where the browser has not said yet. */
function loadedAt(now: () => number): number {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load && load.loadEventEnd > 0 ? performance.timeOrigin + load.loadEventEnd : now();
}

/** Of an address longer than what is taken, the name of the route says enough. */
function metadataOf({ name, params, query }: PageChange): PageViewBody['metadata'] {
  const metadata = { name, params, query: reportedQuery(query) };
  return JSON.stringify(metadata).length <= AUDIENCE_LIMITS.json ? metadata : { name, params: {}, query: {} };
}
