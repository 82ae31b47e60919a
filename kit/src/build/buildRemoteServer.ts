import type { RemoteConfig } from '@galopin/shared/contracts';
import { buildServerHalf } from '../server-half/buildServerHalf';
import { serverRanges } from '../webpack/sharedModules';
import { renderedPages } from './describeBuild';

/**
 * Writes the half of a remote that a server runs, where it has pages that a server renders. They are exposed by name,
 * each evaluated when it is first asked for; what is not shown to everybody is not in it.
 * @param root absolute folder of the remote
 * @param output absolute folder of the build
 */
export async function buildRemoteServer(config: RemoteConfig, root: string, output: string): Promise<void> {
  const pages = renderedPages(config);
  if (pages.length === 0) return;
  const members = pages.map((page) => `${JSON.stringify(page)}: () => require('./src/pages/${page}.ts')`);
  const entry = `export const pages = { ${members.join(', ')} };`;
  const external = Object.keys(serverRanges(root, config.contract));
  await buildServerHalf({ root, output, entry, external });
}
