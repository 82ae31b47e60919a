import { execFileSync } from 'node:child_process';
import {
  CONTRACT_VERSION,
  type BuildArtifact,
  type PageFiles,
  type RemoteConfig,
  type RouteEntry,
} from '@galopin/shared/contracts';
import type { StatsCompilation } from 'webpack';
import { containerName, pageChunk, REMOTE_ENTRY } from '../webpack/remoteConfig';
import { installedVersion, offeredVersions, wantedRanges } from '../webpack/sharedModules';
import { digestOf } from './digestOf';
import { repositoryRoot } from '@galopin/processes';

/** The shell's artifact: `entry` is the script to run, `pages.main.js` what must be there before it. */
export function describeShell(
  buildId: string,
  stats: StatsCompilation,
  files: BuildArtifact['files'],
): BuildArtifact {
  const { js, css } = filesOf(stats.entrypoints?.['main']?.assets);
  const entry = js.at(-1);
  if (entry === undefined) throw new Error('the shell build has no main script');
  return {
    ...common('shell', 'shell', buildId, files),
    entry,
    contract: CONTRACT_VERSION,
    routes: [],
    pages: { main: { js: js.slice(0, -1), css } },
    shared: offeredVersions(),
  };
}

/** A remote's artifact, its routes taken from its configuration. */
export function describeRemote(
  config: RemoteConfig,
  buildId: string,
  stats: StatsCompilation,
  files: BuildArtifact['files'],
): BuildArtifact {
  const pages = config.pages.map(({ page }) => {
    const group = stats.namedChunkGroups?.[pageChunk(page)];
    if (!group) throw new Error(`${config.name} has no files for its page ${page}`);
    return [page, filesOf(group.assets)] as const;
  });
  return {
    ...common('remote', config.name, buildId, files),
    entry: REMOTE_ENTRY,
    contract: config.contract,
    routes: routesOf(config),
    pages: Object.fromEntries(pages),
    shared: wantedRanges(),
  };
}

/** A remote's pages as the shell's router reads them. */
export function routesOf({ name, pages }: RemoteConfig): RouteEntry[] {
  return pages.map(({ access: _note, ...page }) => ({ ...page, remote: name }));
}

function common(kind: BuildArtifact['kind'], name: string, buildId: string, files: BuildArtifact['files']) {
  return {
    schema: 1 as const,
    kind,
    name,
    buildId,
    builtAt: new Date().toISOString(),
    source: sourceState(),
    tools: Object.fromEntries(
      ['node', 'webpack', '@module-federation/enhanced', '@swc/core'].map((tool) => [
        tool,
        toolVersion(tool),
      ]),
    ),
    container: containerName(name, buildId),
    files,
    digest: digestOf(files),
  };
}

function toolVersion(tool: string): string {
  if (tool === 'node') return process.versions.node;
  return installedVersion(tool);
}

function filesOf(assets: readonly { name: string }[] | undefined): PageFiles {
  const names = (assets ?? []).map(({ name }) => name);
  return {
    js: names.filter((name) => name.endsWith('.js')),
    css: names.filter((name) => name.endsWith('.css')),
  };
}

/** Commit and whether the tree differs from it; both unknown where there is no git. Never part of the build id. */
function sourceState(): BuildArtifact['source'] {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, {
        cwd: repositoryRoot,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    return { commit: git('rev-parse', 'HEAD'), dirty: git('status', '--porcelain') !== '' };
  } catch {
    // A source archive has no git: the build is as good, only unlabelled.
    return { commit: null, dirty: false };
  }
}
