import type { BuildArtifact } from './BuildArtifact';

/** Everything that can be done to what serves. */
export const RELEASE_OPERATIONS = [
  'promote',
  'rollback',
  'canary',
  'end-canary',
  'freeze',
  'unfreeze',
  'disable',
  'enable',
  'prove',
  'reinstate',
] as const;
export type ReleaseOperationName = (typeof RELEASE_OPERATIONS)[number];

/** Share of the visitors in hundredths of a percent: 10 % is 1000, everybody 10 000. */
export type Permyriad = number;

/** What some operations carry beside a build. */
export interface OperationDetail {
  /** A canary's share. */
  readonly permyriad?: Permyriad;
  /** Decides with the visitor's own number who is in a canary; another one for every canary. */
  readonly salt?: string;
  /** The build left behind must not serve again until it is reinstated. */
  readonly quarantine?: true;
}

/** One line of the ledger's history; each carries the hash of the line before. */
export interface ReleaseHistoryEntry {
  /** Number of the release the line made, from 1 without gaps. */
  readonly n: number;
  /** ISO 8601, UTC, milliseconds. */
  readonly at: string;
  readonly environment: string;
  readonly actor: string;
  readonly op: ReleaseOperationName;
  readonly name: string;
  /** Build that served before; `null` for a first release. */
  readonly from: string | null;
  /** Build the operation is about; `null` where it is about the name alone. */
  readonly to: string | null;
  /** Absent where the operation carries nothing more. */
  readonly detail?: OperationDetail;
  readonly reason: string;
  readonly prevHash: string;
  readonly hash: string;
}

/** A build tried on a share of the visitors. */
export interface CanaryState {
  readonly buildId: string;
  readonly permyriad: Permyriad;
  readonly salt: string;
}

/** What serves under one name. */
export interface ServingBuild {
  readonly name: string;
  readonly kind: BuildArtifact['kind'];
  readonly buildId: string;
  /** Whether it has served long enough without trouble to be fallen back to. */
  readonly proven: boolean;
  readonly lastGood: string | null;
  readonly canary: CanaryState | null;
  readonly frozen: boolean;
  readonly disabled: boolean;
  readonly quarantined: readonly string[];
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
