import type { Environments } from '../environments';
import { buildKey, referredBuilds } from '../ledger/ReleaseState';

/** Tells builds that were given to visitors of an environment, since this process started, from made-up ones. */
export type IsKnownBuild = (environment: string, name: string, buildId: string) => boolean;

export function knownBuilds(environments: Environments): IsKnownBuild {
  const known = new Map<string, Set<string>>();
  for (const { name: environment, live } of environments.values()) {
    const keys = new Set<string>();
    known.set(environment, keys);
    live.onChange(({ pointer: { state } }) => {
      for (const key of referredBuilds(state)) keys.add(key);
      // Tabs that were open at the restart may still run what has been withdrawn or replaced.
      for (const [name, { good = [], quarantined = [] }] of Object.entries(state.names))
        for (const buildId of [...good, ...quarantined]) keys.add(buildKey({ name, buildId }));
    });
  }
  return (environment, name, buildId) => known.get(environment)?.has(buildKey({ name, buildId })) === true;
}
