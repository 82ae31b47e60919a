import {
  CONTRACT_VERSION,
  type BuildRef,
  type ReleaseManifest,
  type ReleaseMark,
  type RouteEntry,
} from '@galopin/shared/contracts';

/** The remote that is developed here. */
export interface LocalRemote {
  readonly name: string;
  readonly build: BuildRef;
  readonly routes: readonly RouteEntry[];
}

/**
 * The live manifest with the local shell and the local remote in it. Both are overrides, which no health report counts.
 * A remote that was never released is added.
 */
export function placeInManifest(
  live: ReleaseManifest,
  { name, build, routes }: LocalRemote,
): ReleaseManifest {
  const files = [live.shell, live.remotes[name]?.active].flatMap((known) =>
    known === undefined ? [] : [`/${known.buildId}/`],
  );
  return {
    ...live,
    shell: { buildId: build.buildId, contract: CONTRACT_VERSION, role: 'override' },
    routes: [...live.routes.filter(({ remote }) => remote !== name), ...routes],
    remotes: { ...live.remotes, [name]: { active: build, role: 'override' } },
    integrity: Object.fromEntries(
      Object.entries(live.integrity).filter(([file]) => !files.some((folder) => file.includes(folder))),
    ),
  };
}

/** The live mark, so that an open page does not take the local builds for old ones. */
export function placeInMark(live: ReleaseMark, { name, build }: LocalRemote): ReleaseMark {
  return { ...live, shell: build.buildId, remotes: { ...live.remotes, [name]: build.buildId } };
}
