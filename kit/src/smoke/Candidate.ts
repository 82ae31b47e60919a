import type { BuildArtifact, RouteEntry } from '@galopin/shared/contracts';

/** A published build that does not serve yet. */
export type Candidate = Pick<BuildArtifact, 'kind' | 'name' | 'buildId' | 'entry' | 'routes'>;

/** How far a visit goes: to the page for anyone or for a member, or to the guard that turns it away. */
export type Reach = 'anyone' | 'guard' | 'member';

/** One address of the candidate to open. */
export interface Visit {
  readonly route: RouteEntry;
  /** Path of the site. */
  readonly path: string;
  readonly reach: Reach;
}

/** What a browser shows once an address has come to rest. */
export interface Sight {
  readonly path: string;
  /** The remote's place in the page; `null` when nothing was mounted in time. */
  readonly mounted: {
    readonly remote: string;
    readonly build: string;
    /** The card that stands for a page that failed. */
    readonly failed: boolean;
  } | null;
  /** Uncaught errors and what the browser refused to run, in order. */
  readonly trouble: readonly string[];
}
