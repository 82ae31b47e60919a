import type { BuildArtifact, ReleaseHistoryEntry } from '@galopin/shared/contracts';

/** What serves under one name: build ids. */
export interface NameState {
  readonly active: string;
  /** The build that served before the active one. */
  readonly lastGood?: string;
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
}

/** A change to what serves. Every command of a release is one of these. */
export interface ReleaseOperation {
  readonly op: 'promote';
  readonly name: string;
  readonly buildId: string;
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

/** Keys of all builds a state refers to, last good ones included. */
export function referredBuilds(state: ReleaseState): string[] {
  return Object.entries(state.names).flatMap(([name, { active, lastGood }]) =>
    [active, lastGood].flatMap((buildId) => (buildId === undefined ? [] : [buildKey({ name, buildId })])),
  );
}
