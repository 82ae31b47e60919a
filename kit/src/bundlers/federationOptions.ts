import type { RemoteConfig } from '@galopin/shared/contracts';
import { inputHash } from '../build/inputHash';
import { containerName, exposesOf, REMOTE_ENTRY } from '../webpack/remoteConfig';
import { remoteShared } from '../webpack/sharedModules';

/**
 * Options for any plugin that speaks Module Federation: the container's name holds the id of the build, so that two
 * builds live in one page, pages and widgets are exposed by their names, and what the shell shares is taken from it. The
 * bundler's own registry of chunks needs the same `name` (`output.uniqueName`).
 * @param config the remote's `remote.config.ts`
 * @param root absolute folder of the remote
 * @throws Error when a module that the shell shares is not installed for the remote
 */
export function federationOptions(config: RemoteConfig, root: string) {
  return {
    name: containerName(config.name, inputHash(root, [], { bundler: true })),
    filename: REMOTE_ENTRY,
    exposes: Object.fromEntries(
      exposesOf(config).map(({ kind, key }) => [`./${key}`, `./src/${kind}s/${key}.ts`]),
    ),
    shared: remoteShared(root, config.contract),
    shareStrategy: 'loaded-first' as const,
    manifest: true,
    dts: false,
    experiments: {
      // What loads other remotes, and what runs in Node, a remote has no use for. Vite's plugin knows nothing of it.
      optimization: { target: 'web' as const, disableRemote: true },
      externalRuntime: false,
    },
  };
}
