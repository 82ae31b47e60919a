import { AppError, type BuildRef } from '@galopin/shared/contracts';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { fileUrl, type Releases } from './createReleases';
import { loadScript } from './loadScript';

/** Imports what a build exposes under a page's name. */
export type ImportPage = (build: BuildRef, page: string) => Promise<unknown>;

/** Milliseconds an entry may take. */
const ENTRY_TIMEOUT = 8000;

/** webpack's container protocol, as far as the runtime needs it. */
interface Container {
  init(scope: unknown): unknown;
  get(expose: string): Promise<() => unknown>;
}

/**
 * Loads pages by the federation runtime; the only place that speaks to it. Entries are fetched here rather than by
 * the runtime, so that they carry their hash and a time limit of ours. Each build registers under its own
 * container name: two builds of one remote can live in one page.
 */
export function createFederationRuntime(releases: Pick<Releases, 'integrityOf'>): ImportPage {
  registerPlugins([
    {
      name: 'galopin-entries',
      async loadEntry({ remoteInfo }) {
        const scope = window as unknown as Record<string, Container | undefined>;
        const name = remoteInfo.entryGlobalName;
        if (!scope[name]) {
          const url = remoteInfo.entry;
          await loadScript(document, {
            url,
            integrity: releases.integrityOf(url) ?? '',
            timeout: ENTRY_TIMEOUT,
          });
        }
        const container = scope[name];
        if (!container) {
          throw new AppError('remote-shape', `${remoteInfo.entry} defines no ${name}`, {
            details: { url: remoteInfo.entry },
          });
        }
        return container as never;
      },
    },
  ]);
  const registered = new Set<string>();
  return (build, page) => {
    if (!registered.has(build.container)) {
      registerRemotes([
        {
          name: build.container,
          entryGlobalName: build.container,
          type: 'var',
          entry: fileUrl(build, build.entry),
        },
      ]);
      registered.add(build.container);
    }
    return loadRemote(`${build.container}/${page}`);
  };
}
