import type { BuildArtifact } from '@galopin/shared/contracts';
import { GENESIS_HASH } from '../ledger/historyHash';
import { buildKey, EMPTY_STATE, lastGoodOf, type ReleasePointer } from '../ledger/ReleaseState';

/** The name the shell is released under. */
export const SHELL = 'shell';

/** What serves now, with the description of every build it refers to. */
export interface LiveRelease {
  readonly pointer: ReleasePointer;
  /** By {@link buildKey}. */
  readonly builds: ReadonlyMap<string, BuildArtifact>;
}

/** Builds of one name that visitors may be given. */
export interface NameBuilds {
  readonly active: BuildArtifact;
  readonly lastGood: BuildArtifact | undefined;
  readonly canary: BuildArtifact | undefined;
}

/** The builds of one name; `undefined` for a name that serves nothing. */
export function buildsOf(live: LiveRelease, name: string): NameBuilds | undefined {
  const state = live.pointer.state.names[name];
  if (!state) return undefined;
  const find = (buildId: string | undefined) =>
    buildId === undefined ? undefined : live.builds.get(buildKey({ name, buildId }));
  const active = find(state.active);
  return active && { active, lastGood: find(lastGoodOf(state)), canary: find(state.canary?.buildId) };
}

/** Names of the remotes that serve, sorted. */
export function remoteNames(live: LiveRelease): string[] {
  return Object.keys(live.pointer.state.names)
    .filter((name) => name !== SHELL)
    .sort();
}

/** Before the first release. */
export function emptyRelease(environment: string): LiveRelease {
  return { pointer: { environment, state: EMPTY_STATE, hash: GENESIS_HASH }, builds: new Map() };
}
