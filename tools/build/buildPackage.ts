import path from 'node:path';
import { buildRemote, inputHash, keepBuild, packFiles, runWebpack, type Build } from '@galopin/kit/build';
import { buildServerHalf } from '@galopin/kit/server-half';
import { containerName } from '@galopin/kit/webpack';
import { repositoryRoot } from '@galopin/processes';
import { shellConfig } from '../webpack/shellConfig';
import { describeShell } from './describeShell';
import { readRemote, remoteRoot } from './remoteFolders';

/** `stream` is what styled-components' way to stream would need, which nobody calls. */
const SERVER_ENTRY = "export { shell } from './src/server/index';";

/**
 * Builds the shell or one remote of the workspace into `<dataDir>/builds/<name>/<buildId>/`.
 * @throws Error with webpack's messages when the sources do not compile
 */
export async function buildPackage(folder: string, dataDir: string): Promise<Build> {
  const builds = path.resolve(dataDir, 'builds');
  if (folder === 'shell') return buildShell(builds);
  await readRemote(folder);
  return buildRemote(remoteRoot(folder), builds);
}

async function buildShell(builds: string): Promise<Build> {
  const [name, root] = ['shell', path.join(repositoryRoot, 'shell')];
  const buildId = inputHash(root, [path.join(repositoryRoot, 'tools/webpack')]);
  return keepBuild({ builds, name, buildId }, async (output) => {
    const uniqueName = containerName(name, buildId);
    const stats = await runWebpack(shellConfig({ root, output, uniqueName, mode: 'production' }));
    await buildServerHalf({ root, output, entry: SERVER_ENTRY, external: ['stream'] });
    return describeShell(stats, { root, buildId, files: await packFiles(output) });
  });
}
