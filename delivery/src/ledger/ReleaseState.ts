import type {
  BuildArtifact,
  CanaryState,
  OperationDetail,
  ReleaseHistoryEntry,
  ReleaseOperationName,
} from '@galopin/shared/contracts';

/** What serves under one name: build ids. */
export interface NameState {
  readonly active: string;
  /** The active build has served long enough without trouble: it may be fallen back to once another serves. */
  readonly proven?: true;
  /** Builds to fall back to, best first; never the active one nor one in quarantine. */
  readonly good?: readonly string[];
  readonly canary?: CanaryState;
  /** Nothing new may serve; going back is always possible. */
  readonly frozen?: true;
  /** Its pages show the maintenance card. */
  readonly disabled?: true;
  /** Its pages are rendered by browsers alone: nothing of it is rendered on the server. */
  readonly browserOnly?: true;
  /** Builds that were withdrawn and may not serve again until they are reinstated; latest first. */
  readonly quarantined?: readonly string[];
}

/** Everything one environment serves: the whole of what a pointer move replaces. */
export interface ReleaseState {
  /** Number of the history line that led here; 0 before the first. */
  readonly release: number;
  /** By name; the shell is called `shell`. */
  readonly names: Readonly<Record<string, NameState>>;
}

/** The pointer of one environment: a state and the hash of the history line that led to it. */
export interface ReleasePointer {
  readonly environment: string;
  readonly state: ReleaseState;
  readonly hash: string;
  /** By `PointerSigner`; absent before the first release, and on a pointer from before there were signatures. */
  readonly signature?: string;
}

/** A change to what serves. Every command of a release is one of these. */
export interface ReleaseOperation {
  readonly op: ReleaseOperationName;
  readonly name: string;
  /** Build the operation is about; `null` for one about the name alone. */
  readonly buildId: string | null;
  readonly detail?: OperationDetail | undefined;
}

/** Who asks for a change, and why. */
export interface ChangeOrigin {
  readonly actor: string;
  readonly reason: string;
}

export type HistoryLine = ReleaseHistoryEntry;

export const EMPTY_STATE: ReleaseState = { release: 0, names: {} };

/** `name/buildId`: how a build is called everywhere in delivery. */
export const buildKey = (build: Pick<BuildArtifact, 'name' | 'buildId'>): string =>
  `${build.name}/${build.buildId}`;

/** The build a page falls back to. */
export const lastGoodOf = ({ good }: NameState): string | undefined => good?.[0];

/** Build ids of one name that a page may be given: active, canary, last good. */
export function servingBuilds(state: NameState): string[] {
  return [state.active, state.canary?.buildId, lastGoodOf(state)].filter((buildId) => buildId !== undefined);
}

/** Keys of all builds that pages may be given. */
export function referredBuilds(state: ReleaseState): string[] {
  return Object.entries(state.names).flatMap(([name, of]) =>
    servingBuilds(of).map((buildId) => buildKey({ name, buildId })),
  );
}
