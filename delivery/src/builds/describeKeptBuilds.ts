import type { BuildStanding, KeptBuild } from '@galopin/shared/contracts';
import type { ListedBuild } from '../ledger/buildRecords';
import type { NameState, ReleaseState } from '../ledger/ReleaseState';
import { loadedBytes } from './loadedBytes';

/** Builds with what they are to an environment, in the order given. */
export function describeKeptBuilds(builds: readonly ListedBuild[], { names }: ReleaseState): KeptBuild[] {
  return builds.map(({ artifact, state, reservedAt }) => {
    const { name, buildId, builtAt, source } = artifact;
    return {
      name,
      buildId,
      standing: state === 'reserved' ? 'incomplete' : standingOf(names[name], buildId),
      builtAt,
      publishedAt: reservedAt.toISOString(),
      source,
      brotli: loadedBytes(artifact),
    };
  });
}

function standingOf(state: NameState | undefined, buildId: string): BuildStanding {
  if (state?.active === buildId) return 'active';
  if (state?.canary?.buildId === buildId) return 'canary';
  if (state?.good?.includes(buildId)) return 'good';
  return state?.quarantined?.includes(buildId) ? 'quarantined' : 'kept';
}
