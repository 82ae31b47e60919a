import type { BuildArtifact } from '@galopin/shared/contracts';
import { GENESIS_HASH } from '../ledger/historyHash';
import { buildKey, EMPTY_STATE, type ReleasePointer } from '../ledger/ReleaseState';

/** The name the shell is released under. */
export const SHELL = 'shell';

/** What serves now, with the description of every build it refers to. */
export interface LiveRelease {
  readonly pointer: ReleasePointer;
  /** By {@link buildKey}. */
  readonly builds: ReadonlyMap<string, BuildArtifact>;
}

/** The active and last good build of one name; `undefined` for a name that serves nothing. */
export function buildsOf(live: LiveRelease, name: string) {
  const state = live.pointer.state.names[name];
  const active = state && live.builds.get(buildKey({ name, buildId: state.active }));
  if (!active) return undefined;
  const { lastGood } = state;
  return {
    active,
    lastGood: lastGood === undefined ? undefined : live.builds.get(buildKey({ name, buildId: lastGood })),
  };
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
