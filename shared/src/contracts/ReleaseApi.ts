import type { BuildArtifact, GateFinding } from './BuildArtifact';
import type { ReleaseHistoryEntry, ReleaseOperationName, Permyriad } from './ReleaseLedger';

/** Body of `POST /_delivery/changes`. */
export interface ChangeRequest {
  /** `production` by default. */
  readonly environment?: string;
  readonly op: ReleaseOperationName;
  readonly name: string;
  /**
   * Build id, or six and more of its first digits. Without one: `rollback` takes the last good build, `promote` the
   * canary, `canary` the one under way, `prove` the active build, `reinstate` the one withdrawn last.
   */
  readonly buildId?: string;
  /** A canary's share. */
  readonly permyriad?: Permyriad;
  /** The build left behind must not serve again until it is reinstated. */
  readonly quarantine?: true;
  /** The build that must serve everybody still: refused once another does. */
  readonly expectedActive?: string;
  /** The size rules warn and refuse nothing. */
  readonly allowSize?: true;
  readonly actor: string;
  readonly reason: string;
  /** Asks what would happen; nothing is changed. */
  readonly dryRun?: true;
}

/** Answer of `POST /_delivery/changes`. */
export interface ChangeAnswer {
  readonly environment: string;
  /** Number of the release that serves now. */
  readonly release: number;
  readonly op: ReleaseOperationName;
  readonly name: string;
  /** Build that served everybody before. */
  readonly from: string | null;
  /** Build the operation was about; `null` where it was about the name alone. */
  readonly to: string | null;
  /** False where it was so already; of a dry run, whether it would change anything. */
  readonly changed: boolean;
  /** What the change does not break and somebody should know of. */
  readonly warnings: readonly GateFinding[];
  /** Of a dry run only: why the change would be refused; empty when it would be made. */
  readonly findings?: readonly GateFinding[];
}

/** What a kept build is to an environment. */
export type BuildStanding = 'active' | 'canary' | 'good' | 'quarantined' | 'kept' | 'incomplete';

/** A build that delivery keeps. */
export interface KeptBuild {
  readonly name: string;
  readonly buildId: string;
  readonly standing: BuildStanding;
  /** ISO 8601, UTC. */
  readonly builtAt: string;
  /** ISO 8601, UTC: when it was first sent. */
  readonly publishedAt: string;
  readonly source: BuildArtifact['source'];
  /** Brotli bytes of all that visitors can load of it. */
  readonly brotli: number;
}

/** Answer of `GET /_delivery/builds?name=`; latest first. */
export interface BuildsAnswer {
  readonly environment: string;
  readonly builds: readonly KeptBuild[];
}

/** Answer of `GET /_delivery/history?name=&before=&limit=`; newest first. */
export interface HistoryAnswer {
  readonly environment: string;
  readonly lines: readonly ReleaseHistoryEntry[];
}

/** A file that two builds do not have in common; bytes are `null` on the side that lacks it. */
export interface FileDifference {
  readonly file: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** One fact that differs; `null` on the side that lacks it. */
export interface FactDifference {
  readonly fact: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Answer of `GET /_delivery/diff?name=&from=&to=`. */
export interface DiffAnswer {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** Commit, contract, shared modules, routes. */
  readonly facts: readonly FactDifference[];
  /** Sorted by name. */
  readonly files: readonly FileDifference[];
  /** Brotli bytes of all that visitors can load. */
  readonly brotli: { readonly before: number; readonly after: number };
}

/** Answer of `GET /_delivery/verification`: a history replayed and compared with what serves. */
export interface VerificationAnswer {
  readonly environment: string;
  readonly ok: boolean;
  readonly lines: number;
  /** The first thing that does not fit. */
  readonly fault?: string;
}

/** Body of `POST /_delivery/tokens`. */
export interface TokenRequest {
  readonly team: string;
  /** Some of the team's environments; all by default. */
  readonly environments?: readonly string[];
  /** Days until it expires. */
  readonly days: number;
  readonly actor: string;
}

/** A token as it is listed: the token itself is shown once, when it is issued. Times are ISO 8601, UTC. */
export interface TokenEntry {
  readonly id: string;
  readonly team: string;
  readonly environments: readonly string[];
  readonly createdBy: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly revokedAt: string | null;
}

/** Answer of `POST /_delivery/tokens`. */
export interface IssuedToken extends TokenEntry {
  readonly token: string;
}

/** Answer of `GET /_delivery/tokens`; newest first. */
export interface TokensAnswer {
  readonly tokens: readonly TokenEntry[];
}

/** Answer of `POST /_delivery/pruning`; builds as `name/buildId`. */
export interface PruningAnswer {
  readonly dryRun: boolean;
  /** Let go: removed by a later run. */
  readonly retired: readonly string[];
  readonly removed: readonly string[];
  /** Files removed, those that belonged to no build included. */
  readonly files: number;
}
