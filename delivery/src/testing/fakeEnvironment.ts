import type { BuildArtifact } from '@galopin/shared/contracts';
import type { ReleaseEnvironment } from '../environments';
import type { Ledger } from '../ledger/createLedger';
import { buildKey, type NameState } from '../ledger/ReleaseState';
import type { LiveReleaseHolder } from '../live/createLiveRelease';
import { emptyRelease, type LiveRelease } from '../live/LiveRelease';

/** An environment without database, which serves what it is told to. */
export interface FakeEnvironment extends ReleaseEnvironment {
  /** Lets a state serve, as one more release. */
  serve(names: Readonly<Record<string, NameState>>, builds: readonly BuildArtifact[]): void;
}

export function fakeEnvironment(name: string): FakeEnvironment {
  let current = emptyRelease(name);
  const listeners: ((live: LiveRelease) => void)[] = [];
  const live: LiveReleaseHolder = {
    current: () => current,
    database: () => 'there',
    onChange(listener) {
      listeners.push(listener);
      listener(current);
    },
    refresh: () => Promise.resolve(),
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  };
  return {
    name,
    live,
    // Visitors are given what `live` holds: nothing of theirs reads or changes a ledger.
    ledger: { environment: name } as Ledger,
    serve(names, builds) {
      const release = current.pointer.state.release + 1;
      current = {
        pointer: { environment: name, state: { release, names }, hash: `hash-${release}` },
        builds: new Map(builds.map((build) => [buildKey(build), build])),
      };
      for (const listener of listeners) listener(current);
    },
  };
}
