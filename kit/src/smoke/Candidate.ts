import type { BuildArtifact, RenderReport, RouteEntry } from '@galopin/shared/contracts';

/** A published build that does not serve yet. */
export type Candidate = Pick<BuildArtifact, 'kind' | 'name' | 'buildId' | 'entry' | 'routes' | 'server'>;

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
  /** What React could not take over as the server had sent it. */
  readonly mismatches: readonly string[];
}

/** The document of an address as it came, before any script. */
export interface Served {
  /** Its page has been rendered on the server. */
  readonly isRendered: boolean;
  /** Id of the build whose half did it; `null` where none did. */
  readonly build: string | null;
  /** What the server says of it; `null` where it says nothing. */
  readonly report: RenderReport | null;
  /** Its size without the manifest, compressed by gzip. */
  readonly bytes: number;
}

/** What the server sent, and in what the browser's page differs from it. */
export interface Halves {
  readonly served: Served;
  readonly differences: readonly string[];
}
