import type { BuildArtifact, BuildRef } from '@galopin/shared/contracts';
import { buildKey } from '../ledger/ReleaseState';

/** Folder of a build on the site, with both slashes. */
export const baseOf = (build: BuildArtifact): string => `/_mf/${buildKey(build)}/`;

/** Its plugins name themselves so among the tools of what they build. */
const MODULE_FEDERATION = 'module-federation';

/** What a page needs of a build to load it. */
export function toRef(build: BuildArtifact): BuildRef {
  const { buildId, entry, container, contract, pages, tools } = build;
  const wanted = { buildId, base: baseOf(build), entry, container, contract, pages };
  return MODULE_FEDERATION in tools ? { ...wanted, runtime: MODULE_FEDERATION } : wanted;
}

/** Hashes, by absolute path, of what a page can load; nothing else is ever asked for with one. */
export function hashesOf(...builds: readonly (BuildArtifact | undefined)[]): Record<string, string> {
  return Object.fromEntries(
    builds.flatMap((build) =>
      build === undefined
        ? []
        : Object.entries(build.files)
            .filter(([file]) => file.endsWith('.js') || file.endsWith('.css'))
            .map(([file, { integrity }]) => [baseOf(build) + file, integrity]),
    ),
  );
}
