import {
  CONTRACT_VERSION,
  LOCAL_BUILD,
  type BuildRef,
  type ReleaseManifest,
  type ReleaseMark,
  type RouteEntry,
  type SlotEntry,
} from '@galopin/shared/contracts';
import { matchPath } from '@galopin/shared/router';

/** What is developed here: a remote, and with it the shell where its sources are there. */
export interface LocalRemote {
  readonly name: string;
  readonly build: BuildRef;
  readonly routes: readonly RouteEntry[];
  readonly slots: Readonly<Record<string, SlotEntry>>;
  /** Address of a development shell's script; the live shell stays without one. */
  readonly shellScript?: string | undefined;
}

/**
 * The live manifest with the local remote in it, and the local shell where there is one. Both are overrides, which no
 * health report counts. A remote that was never released is added.
 */
export function placeInManifest(
  live: ReleaseManifest,
  { name, build, routes, slots, shellScript }: LocalRemote,
): ReleaseManifest {
  const replaced = [shellScript === undefined ? undefined : live.shell, live.remotes[name]?.active];
  const files = replaced.flatMap((known) => (known === undefined ? [] : [`/${known.buildId}/`]));
  const others = Object.entries(live.slots ?? {}).filter(([, { remote }]) => remote !== name);
  return {
    ...live,
    ...(shellScript !== undefined && {
      shell: { buildId: LOCAL_BUILD, contract: CONTRACT_VERSION, role: 'override' as const },
    }),
    routes: [...live.routes.filter(({ remote }) => remote !== name), ...routes],
    slots: { ...Object.fromEntries(others), ...slots },
    remotes: { ...live.remotes, [name]: { active: build, role: 'override' } },
    integrity: Object.fromEntries(
      Object.entries(live.integrity).filter(([file]) => !files.some((folder) => file.includes(folder))),
    ),
  };
}

/** Status of a document: a page that the live site has not got yet is found here. */
export function statusOf(live: number, path: string, { routes }: LocalRemote): number {
  return live === 404 && routes.some((route) => matchPath(route.path, path)) ? 200 : live;
}

/** The live mark, so that an open page does not take the local builds for old ones. */
export function placeInMark(live: ReleaseMark, { name, build, shellScript }: LocalRemote): ReleaseMark {
  return {
    ...live,
    ...(shellScript !== undefined && { shell: LOCAL_BUILD }),
    remotes: { ...live.remotes, [name]: build.buildId },
  };
}
