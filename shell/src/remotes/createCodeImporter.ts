import { AppError, type BuildRef } from '@galopin/shared/contracts';
import { fileUrl, type Releases } from './createReleases';
import { loadScript } from './loadScript';
import type { ShareScope } from './shareScope';

/** Imports what a build exposes under a page's name. */
export type ImportPage = (build: BuildRef, page: string) => Promise<unknown>;

/** webpack's container protocol. */
export interface Container {
  /** Once for a page's life; again with the same scope changes nothing. */
  init(scope: unknown): unknown;
  get(expose: string): Promise<() => unknown>;
}

/** Opens a container by another runtime than webpack's. */
export type OpenByRuntime = (build: BuildRef, container: Container) => Pick<Container, 'get'>;

export type LoadRuntime = (scope: ShareScope) => Promise<OpenByRuntime>;

interface Options {
  readonly releases: Pick<Releases, 'integrityOf'>;
  readonly openShareScope: () => Promise<ShareScope>;
  /** For containers that Module Federation's own plugins have built. */
  readonly loadRuntime: LoadRuntime;
}

/** Milliseconds an entry may take. */
const ENTRY_TIMEOUT = 8000;

/**
 * Loads code of remotes by webpack's container protocol, without a runtime of the host's. Entries carry their hash and a
 * time limit of ours. Each build registers under its own container name: two builds of one remote can live in one page.
 */
export function createCodeImporter({ releases, openShareScope, loadRuntime }: Options): ImportPage {
  let runtime: Promise<OpenByRuntime> | undefined;
  const opened = new Map<string, Promise<Pick<Container, 'get'>>>();

  async function open(build: BuildRef): Promise<Pick<Container, 'get'>> {
    const fetching = fetchContainer(build, releases);
    if (build.runtime === undefined) {
      const [container, scope] = await Promise.all([fetching, openShareScope()]);
      await container.init(scope);
      return container;
    }
    const [container, openByRuntime] = await Promise.all([fetching, openShareScope().then(runtimeOf)]);
    return openByRuntime(build, container);
  }

  function runtimeOf(scope: ShareScope): Promise<OpenByRuntime> {
    if (runtime) return runtime;
    const loading = loadRuntime(scope);
    runtime = loading;
    loading.catch(() => (runtime = undefined));
    return loading;
  }

  function openOnce(build: BuildRef): Promise<Pick<Container, 'get'>> {
    const { container: name } = build;
    const known = opened.get(name);
    if (known) return known;
    const opening = open(build);
    opened.set(name, opening);
    // What could not be had is asked for anew at the next call.
    opening.catch(() => opened.delete(name));
    return opening;
  }

  return async (build, page) => {
    const container = await openOnce(build);
    return (await container.get(`./${page}`))();
  };
}

async function fetchContainer(build: BuildRef, releases: Options['releases']): Promise<Container> {
  const scope = window as unknown as Record<string, Container | undefined>;
  const { container: name } = build;
  const url = fileUrl(build, build.entry);
  if (!scope[name])
    await loadScript(document, {
      url,
      integrity: releases.integrityOf(url) ?? '',
      timeout: ENTRY_TIMEOUT,
    });
  const container = scope[name];
  if (!container) throw new AppError('remote-shape', `${url} defines no ${name}`, { details: { url } });
  return container;
}
