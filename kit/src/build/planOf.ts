import type { RemotePlan } from '@galopin/shared/contracts';
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
  if (!isWithin(contract, installed))
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

/** Whether a caret range holds a version. */
function isWithin(range: string, version: string): boolean {
  const [[wanted = 0, ...least], [major = 0, ...rest]] = [range.replace('^', ''), version].map((of) =>
    of.split('.').map(Number),
  ) as [number[], number[]];
  const [[minor = 0, patch = 0], [ownMinor = 0, ownPatch = 0]] = [least, rest];
  return major === wanted && (ownMinor > minor || (ownMinor === minor && ownPatch >= patch));
}
