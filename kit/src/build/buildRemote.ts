import type { BuildArtifact } from '@galopin/shared/contracts';
import { containerName, remoteConfig } from '../webpack/remoteConfig';
import { buildRemoteServer } from './buildRemoteServer';
import { describeRemote } from './describeBuild';
import { inputHash } from './inputHash';
import { keepBuild, type Build } from './keepBuild';
import { loadRemoteConfig } from './loadRemoteConfig';
import { packFiles } from './packFiles';
import { runWebpack } from './runWebpack';

/**
 * Builds a remote into `<builds>/<name>/<buildId>/`.
 * @param root absolute folder of the remote
 * @param builds absolute folder that builds are kept in
 * @throws Error with webpack's messages when the sources do not compile
 */
export async function buildRemote(root: string, builds: string): Promise<Build> {
  const config = await loadRemoteConfig(root);
  const buildId = inputHash(root);
  return keepBuild({ builds, name: config.name, buildId }, async (output): Promise<BuildArtifact> => {
    const uniqueName = containerName(config.name, buildId);
    const stats = await runWebpack(remoteConfig(config, { root, output, uniqueName, mode: 'production' }));
    await buildRemoteServer(config, root, output);
    return describeRemote(config, stats, { root, buildId, files: await packFiles(output) });
  });
}
