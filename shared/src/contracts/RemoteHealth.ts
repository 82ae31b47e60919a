import type { BuildRole } from './ReleaseManifest';

/** What a page can report of a build: `shell` counts as a remote here. */
export const HEALTH_EVENTS = [
  /** A page of it is on screen; `ms` from the wish to the first commit. */
  'loaded',
  /** A try to load it failed. */
  'failed',
  /** It threw while rendering or in a loader, or nothing was committed in time. */
  'crashed',
  /** This build took over from one that failed; `ms` from the known failure to its first commit. */
  'fallback',
  /** Nothing could be shown but a card; of the build that was tried first. */
  'exhausted',
  /** A file was not the one the release lists. */
  'integrity',
  /** An error outside of rendering, attributed by the file it came from. */
  'error',
] as const;
export type HealthEventKind = (typeof HEALTH_EVENTS)[number];

/** One thing that happened to one build in one page. Carries nothing about the visitor. */
export interface HealthEvent {
  readonly kind: HealthEventKind;
  readonly remote: string;
  readonly build: string;
  readonly role: BuildRole;
  /** Page module, such as `DayPage`. */
  readonly page?: string;
  readonly ms?: number;
  /** Of an error; at most {@link HEALTH_LIMITS}. */
  readonly message?: string;
  readonly stack?: string;
}

/** Body of {@link HEALTH_BEACON_PATH}: JSON, sent as plain text by `navigator.sendBeacon`. */
export interface HealthBeacon {
  readonly schema: 1;
  /** Random, 16 hexadecimal digits, lives as long as the browser tab; tells sessions apart and nothing else. */
  readonly session: string;
  readonly events: readonly HealthEvent[];
}

export const HEALTH_BEACON_PATH = '/_health/beacon';

/** What one beacon may carry; longer texts are cut by the page. */
export const HEALTH_LIMITS = { events: 50, message: 300, stack: 2000 } as const;

/** Where browsers send what their own policies refused: CSP and integrity reports. */
export const HEALTH_REPORTS_PATH = '/_health/reports';

/** How one build did for the visitors who got it in one role. */
export interface BuildHealth {
  readonly remote: string;
  readonly build: string;
  readonly role: BuildRole;
  /** Browser tabs, each once within six minutes. */
  readonly sessions: number;
  /** Those whose visitors saw a crash, the last good build or a card in place of the page. */
  readonly badSessions: number;
  readonly events: Readonly<Record<HealthEventKind, number>>;
  /** Milliseconds from the wish to the first commit; `null` before the first load. */
  readonly loadMs: { readonly p50: number; readonly p75: number; readonly p95: number } | null;
  /** Of the build in any role, most frequent first, at most 50. */
  readonly crashes: readonly CrashGroup[];
}

/** Errors of one message that came from the same place. */
export interface CrashGroup {
  readonly message: string;
  /** Own frames, innermost first: `src/DayPage.tsx:12:7 DayPage`, or the built file's where there is no map. */
  readonly frames: readonly string[];
  readonly count: number;
  /** Share of it by kind of browser, such as `chromium mobile`. */
  readonly browsers: Readonly<Record<string, number>>;
  /** ISO 8601, UTC. */
  readonly firstSeen: string;
  readonly lastSeen: string;
}

/** Answer of `GET /_delivery/health[?name=&minutes=&crashes=]`; `crashes=0` leaves the crashes out. */
export interface HealthAnswer {
  readonly environment: string;
  /** How far back it looks. */
  readonly minutes: number;
  /** Builds with sessions in that time, most sessions first. */
  readonly builds: readonly BuildHealth[];
}

/** Answer of `GET /_delivery/health/timeline?name=[&minutes=]`: sessions of one name's builds over time. */
export interface HealthTimelineAnswer {
  readonly environment: string;
  readonly name: string;
  /** How far back it looks. */
  readonly minutes: number;
  /** Length of a step in minutes; whole hours, quarters of a day and days begin at those of UTC. */
  readonly stepMinutes: number;
  /** Begin of every step, ISO 8601, UTC; oldest first, the last one is under way. */
  readonly steps: readonly string[];
  /** Builds with sessions in that time, in any role; most sessions first, 6 at most. */
  readonly builds: readonly BuildTimeline[];
}

/** One number for every step. */
export interface BuildTimeline {
  readonly build: string;
  readonly sessions: readonly number[];
  /** As {@link BuildHealth}. */
  readonly badSessions: readonly number[];
}
