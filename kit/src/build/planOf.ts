import { holdsVersion, type RemotePlan } from '@galopin/shared/contracts';
import { EXIT_CODES, ReleaseError } from '../client/ReleaseError';
import { installedVersion, wantedRanges } from '../webpack/sharedModules';
import { routesOf } from './describeBuild';
import { loadRemoteConfig } from './loadRemoteConfig';

/**
 * What a remote is and needs, as its build would say it.
 * @param root absolute folder of the remote
 * @throws Error where its configuration cannot be used, or asks for less of the contract than what is installed promises
 */
export async function planOf(root: string): Promise<RemotePlan> {
  const config = await loadRemoteConfig(root);
  const { name, contract, widgets } = config;
  const installed = installedVersion('@galopin/shared', root);
  if (holdsVersion(contract, installed) !== true)
    throw new ReleaseError(
      `contract: found ${contract} in remote.config.ts; wanted a range that @galopin/shared ${installed}, which is installed, is in`,
      [],
      { exitCode: EXIT_CODES.usage },
    );
  return {
    name,
    contract,
    routes: routesOf(config),
    ...(widgets && { widgets: [...widgets] }),
    shared: wantedRanges(root, contract),
  };
}
