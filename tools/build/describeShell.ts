import { CONTRACT_VERSION, SERVER_FILE, type BuildArtifact } from '@galopin/shared/contracts';
import { buildFacts, filesOf, type DescribedBuild } from '@galopin/kit/build';
import { installedVersion, offeredVersions } from '@galopin/kit/webpack';
import type { StatsCompilation } from 'webpack';

/** Made by another package than a remote is, whose version counts. */
const FEDERATION = '@module-federation/enhanced';

/** The shell's artifact: `entry` is the script to run, `pages.main.js` what must be there before it. */
export function describeShell(stats: StatsCompilation, build: DescribedBuild): BuildArtifact {
  const { js, css } = filesOf(stats.entrypoints?.['main']?.assets);
  const entry = js.at(-1);
  if (entry === undefined) throw new Error('the shell build has no main script');
  const facts = buildFacts('shell', 'shell', build, ['webpack', '@swc/core']);
  return {
    ...facts,
    tools: { ...facts.tools, [FEDERATION]: installedVersion(FEDERATION, build.root) },
    entry,
    contract: CONTRACT_VERSION,
    routes: [],
    pages: { main: { js: js.slice(0, -1), css } },
    shared: offeredVersions(build.root),
    server: { file: SERVER_FILE, shared: {} },
  };
}
