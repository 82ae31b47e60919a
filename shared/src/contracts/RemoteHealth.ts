import type { BuildRole } from './ReleaseManifest';

/** What a page can report of a build: `shell` counts as a remote here. */
export const HEALTH_EVENTS = [
  /** A page of it is on screen; `ms` from the wish to the first commit. */
  'loaded',
  /** A try to load it failed. */
  'failed',
  /** It threw while rendering or in a loader, or nothing was committed in time. */
  'crashed',
  /** The last good build took over; `ms` from the known failure to its first commit. */
  'fallback',
  /** Nothing could be shown but a card. */
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
