import type { IsoDay, Milliseconds } from './units';

/** Where pages report their audience (specification, part 7). */
export const AUDIENCE_PATHS = {
  pageView: '/apin/analytics',
  event: '/apin/events',
  duration: '/apin/metrics',
} as const;

/** Key of the session id in the session storage. */
export const AUDIENCE_SESSION_KEY = 'galopin-session-id';
/** `session_`, epoch milliseconds of its making, `_`, random letters and digits (specification, part 3). */
export const AUDIENCE_SESSION_ID = /^session_\d{13}_[a-z0-9]{8,32}$/;
/** A page looked at for less is not reported (specification, part 9). */
export const LEAST_PAGE_DURATION: Milliseconds = 100;

/** Bounds of what is taken; beyond them a call is refused with 400. */
export const AUDIENCE_LIMITS = {
  /** Characters of an address. */
  url: 2048,
  userAgent: 512,
  eventName: 64,
  /** Characters of `metadata` and `eventData` as JSON. */
  json: 4096,
  /** A day: no page is looked at for longer without another view. */
  duration: 86_400_000,
} as const;

/** Body of `POST /apin/analytics`: a page came up. `url` is a path with its query on this site. */
export interface PageViewBody {
  readonly url: string;
  /** Null for who is not signed in and without consent; otherwise of the bearer token. */
  readonly userId: string | null;
  readonly sessionId: string;
  readonly userAgent: string;
  /** Empty when there is none. */
  readonly referrer: string;
  readonly metadata: {
    /** Name of the route. */
    readonly name: string;
    readonly params: Readonly<Record<string, string>>;
    readonly query: Readonly<Record<string, string>>;
  };
}

/** Body of `POST /apin/events`: a visitor did something. */
export interface TrackedEventBody {
  readonly eventName: string;
  readonly eventData: Readonly<Record<string, unknown>>;
  readonly userId: string | null;
  readonly sessionId: string;
  readonly url: string;
}

/** Body of `POST /apin/metrics`, also as a beacon: how long a page was looked at. */
export interface PageDurationBody {
  readonly url: string;
  readonly duration: Milliseconds;
  readonly sessionId: string;
}

/** What is known of a member's own visits, in the file of their data: the last 90 days, with their consent; oldest first. */
export interface AudienceExport {
  /** `at`: ISO, UTC. */
  readonly pageViews: readonly {
    readonly at: string;
    readonly path: string;
    readonly query: string | null;
  }[];
  readonly events: readonly {
    readonly at: string;
    readonly path: string;
    readonly eventName: string;
    readonly eventData: Readonly<Record<string, string | number | boolean | null>>;
  }[];
}

export type DeviceClass = 'phone' | 'tablet' | 'desktop' | 'unknown';

/**
 * Answer of `GET /apin/admin/audience?from=&to=` (Paris days, both included, 366 at most), for the administrator. A
 * visit is what one session does without a gap of 30 minutes; it counts on the day it begins.
 */
export interface AudienceReport {
  readonly from: IsoDay;
  readonly to: IsoDay;
  readonly totals: AudienceTotals;
  /** The same for as many days before `from`. */
  readonly before: AudienceTotals;
  /** Every day from `from` to `to`, those without a visit too. */
  readonly days: readonly { readonly jour: IsoDay; readonly visits: number; readonly pageViews: number }[];
  /** Most viewed first, 50 at most. */
  readonly pages: readonly AudiencePage[];
  /** Most frequent first, 50 at most. */
  readonly events: readonly { readonly eventName: string; readonly count: number; readonly visits: number }[];
  /** Hosts that visits came from, most visits first, 20 at most; null: directly, or not told. */
  readonly referrers: readonly { readonly host: string | null; readonly visits: number }[];
  readonly devices: readonly { readonly device: DeviceClass; readonly visits: number }[];
}

export interface AudienceTotals {
  readonly visits: number;
  readonly pageViews: number;
  /** Null where no duration was reported. */
  readonly medianDuration: Milliseconds | null;
}

export interface AudiencePage {
  /** Path without query; pages of a race, horse or person stand for themselves. */
  readonly path: string;
  /** Name of the route. */
  readonly name: string;
  readonly views: number;
  readonly visits: number;
  readonly medianDuration: Milliseconds | null;
}

/** Milliseconds since a session was last seen for it to be there now. */
export const LIVE_WINDOW: Milliseconds = 300_000;

/** Answer of `GET /apin/admin/audience/live`: who was seen in the last 5 minutes. */
export interface LiveAudience {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly sessions: number;
  readonly pageViews: number;
  /** Where each session was last seen, most sessions first, 20 at most. */
  readonly pages: readonly { readonly path: string; readonly name: string; readonly sessions: number }[];
}
