import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  SERVER_FILE,
  type BuildArtifact,
  type PageFiles,
  type RemoteConfig,
  type RouteEntry,
} from '@galopin/shared/contracts';
import type { StatsCompilation } from 'webpack';
import { chunkOf, containerName, exposesOf, REMOTE_ENTRY } from '../webpack/remoteConfig';
import { installedVersion, serverRanges, wantedRanges } from '../webpack/sharedModules';
import { digestOf } from './digestOf';

const KIT = path.dirname(fileURLToPath(import.meta.url));

/** A build that is to be described. */
export interface DescribedBuild {
  /** Absolute folder of the package. */
  readonly root: string;
  readonly buildId: string;
  readonly files: BuildArtifact['files'];
}

/** A remote's artifact, its routes taken from its configuration. */
export function describeRemote(
  config: RemoteConfig,
  stats: StatsCompilation,
  build: DescribedBuild,
): BuildArtifact {
  const { widgets } = config;
  const pages = exposesOf(config).map((expose) => {
    const { key, kind } = expose;
    const group = stats.namedChunkGroups?.[chunkOf(expose)];
    if (!group) throw new Error(`${config.name} has no files for its ${kind} ${key}`);
    return [key, filesOf(group.assets)] as const;
  });
  return {
    ...buildFacts('remote', config.name, build, ['webpack', '@swc/core']),
    entry: REMOTE_ENTRY,
    contract: config.contract,
    routes: routesOf(config),
    ...(widgets && { widgets: [...widgets] }),
    pages: Object.fromEntries(pages),
    shared: wantedRanges(build.root, config.contract),
    ...(renderedPages(config).length > 0 && {
      server: { file: SERVER_FILE, shared: serverRanges(build.root, config.contract) },
    }),
  };
}

/** Pages that a server renders: those of everybody. */
export const renderedPages = ({ pages }: RemoteConfig): string[] =>
  pages.filter(({ access }) => access === 'public').map(({ page }) => page);

/** A remote's pages as the shell's router reads them. */
export function routesOf({ name, pages }: RemoteConfig): RouteEntry[] {
  return pages.map(({ access: _note, ...page }) => ({ ...page, remote: name }));
}

/**
 * What every artifact says of its build.
 * @param tools packages that made it, as they are installed beside the kit
 */
export function buildFacts(
  kind: BuildArtifact['kind'],
  name: string,
  { root, buildId, files }: DescribedBuild,
  tools: readonly string[],
) {
  return {
    schema: 1 as const,
    kind,
    name,
    buildId,
    builtAt: new Date().toISOString(),
    source: sourceState(root),
    tools: Object.fromEntries([
      ['node', process.versions.node],
      ...tools.map((tool) => [tool, installedVersion(tool, KIT)]),
    ]),
    container: containerName(name, buildId),
    files,
    digest: digestOf(files),
  };
}

/** Scripts and styles among what webpack lists for a chunk, in loading order. */
export function filesOf(assets: readonly { name: string }[] | undefined): PageFiles {
  const names = (assets ?? []).map(({ name }) => name);
  return {
    js: names.filter((name) => name.endsWith('.js')),
    css: names.filter((name) => name.endsWith('.css')),
  };
}

/** Commit and whether the tree differs from it; both unknown where there is no git. Never part of the build id. */
function sourceState(cwd: string): BuildArtifact['source'] {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return { commit: git('rev-parse', 'HEAD'), dirty: git('status', '--porcelain') !== '' };
  } catch {
    // A source archive has no git: the build is as good, only unlabelled.
    return { commit: null, dirty: false };
  }
}
