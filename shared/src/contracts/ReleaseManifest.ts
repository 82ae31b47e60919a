import type { ValueRule } from './RemoteConfig';

/** One immutable build, as the page needs it to load it. */
export interface BuildRef {
  readonly buildId: string;
  /** Folder of the build on the site, with both slashes: `/_mf/mf-races/0123456789ab/`. */
  readonly base: string;
  /** Entry file below `base`. */
  readonly entry: string;
  /** Global name of the container; differs from build to build so that two can live in one page. */
  readonly container: string;
  /** Contract range the build needs. */
  readonly contract: string;
  /** Files below `base` to load for each page, entry left out, in loading order. */
  readonly pages: Readonly<Record<string, PageFiles>>;
}

export interface PageFiles {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** What serves for one remote. */
export interface RemoteRelease {
  readonly active: BuildRef;
  /** The build that served well before; absent until there is one. */
  readonly lastGood?: BuildRef;
}

/** One route of the site, as the shell's router reads it. */
export interface RouteEntry {
  readonly path: string;
  readonly name: string;
  readonly remote: string;
  readonly page: string;
  readonly title: string;
  readonly params?: Readonly<Record<string, ValueRule>>;
  readonly query?: Readonly<Record<string, ValueRule>>;
  readonly prefetch?: string;
}

/**
 * What serves now, whole: inlined in every document as `<script type="application/json" id="release-manifest">`.
 * Every remote is listed with its `active.buildId`; the one that owns the document's route is there whole, the
 * others are completed from `detailsUrl` when they are needed.
 */
export interface ReleaseManifest {
  readonly schema: 1;
  /** Number of the release in the ledger's history. */
  readonly release: number;
  readonly environment: string;
  readonly shell: { readonly buildId: string; readonly contract: string };
  readonly routes: readonly RouteEntry[];
  readonly remotes: Readonly<Record<string, RemoteRelease | RemoteStub>>;
  /** `sha384-…` by absolute path, for the files of the builds that are here whole. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Immutable file with `remotes` and `integrity` of all builds, and its own hash. */
  readonly details: { readonly url: string; readonly integrity: string };
}

/** A remote that this document does not need yet. */
export interface RemoteStub {
  readonly active: Pick<BuildRef, 'buildId'>;
}

/** Content of the file behind {@link ReleaseManifest.details}. */
export interface ReleaseDetails {
  readonly remotes: Readonly<Record<string, RemoteRelease>>;
  readonly integrity: Readonly<Record<string, string>>;
}

/** Written beside a build by the tool that made it, never changed: all a release has to know about it. */
export interface BuildArtifact {
  readonly schema: 1;
  readonly kind: 'shell' | 'remote';
  readonly name: string;
  /** Hash of the build's inputs, 16 hexadecimal digits. */
  readonly buildId: string;
  readonly builtAt: string;
  readonly source: { readonly commit: string | null; readonly dirty: boolean };
  readonly tools: Readonly<Record<string, string>>;
  readonly entry: string;
  readonly container: string;
  /** Range of the contract a remote needs; the version a shell speaks. */
  readonly contract: string;
  readonly routes: readonly RouteEntry[];
  readonly pages: Readonly<Record<string, PageFiles>>;
  /**
   * Federated dependencies: name to version offered (shell) or range wanted (remote). A range the live shell
   * cannot meet refuses the release, so a remote lists only modules it has no copy of its own of.
   */
  readonly shared: Readonly<Record<string, string>>;
  /** Every file of the build but this one. */
  readonly files: Readonly<
    Record<string, { readonly integrity: string; readonly bytes: number; readonly brotli: number }>
  >;
  /** Hexadecimal SHA-256 over the sorted lines `path integrity\n` of `files`. */
  readonly digest: string;
}

/** A rule of the release gate that was not met. */
export interface GateFinding {
  readonly rule: string;
  readonly found: string;
  readonly wanted: string;
}

/** One line of the ledger's history; each carries the hash of the line before. */
export interface ReleaseHistoryEntry {
  /** Number of the release the line made, from 1 without gaps. */
  readonly n: number;
  /** ISO 8601, UTC, milliseconds. */
  readonly at: string;
  readonly environment: string;
  readonly actor: string;
  readonly op: 'promote';
  readonly name: string;
  /** Build that served before; `null` for a first release. */
  readonly from: string | null;
  readonly to: string;
  readonly reason: string;
  readonly prevHash: string;
  readonly hash: string;
}

/** What serves under one name. */
export interface ServingBuild {
  readonly name: string;
  readonly kind: BuildArtifact['kind'];
  readonly buildId: string;
  readonly lastGood: string | null;
  /** ISO 8601, UTC. */
  readonly builtAt: string;
  readonly source: BuildArtifact['source'];
}

/** Answer of `GET /_delivery/releases[?name=]`. */
export interface ReleasesAnswer {
  readonly environment: string;
  /** 0 before the first release. */
  readonly release: number;
  /** While the database is away, what serves is known and `history` is empty. */
  readonly database: 'there' | 'away';
  readonly serving: readonly ServingBuild[];
  /** Newest first, at most 50. */
  readonly history: readonly ReleaseHistoryEntry[];
}

/** Answer of `POST /_delivery/builds`: which files are still to be sent, `.br` twins included. */
export interface ReservationAnswer {
  readonly state: 'reserved' | 'committed';
  readonly missing: readonly string[];
}

/** Answer of `POST /_delivery/promotions`. `changed` is false where the build served already. */
export interface PromotionAnswer {
  readonly release: number;
  readonly name: string;
  readonly from: string | null;
  readonly to: string;
  readonly changed: boolean;
}
