import type { RemoteConfig } from '@galopin/shared/contracts';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, type BaseOptions } from './baseConfig';
import { remoteShared } from './sharedModules';

export const REMOTE_ENTRY = 'entry.js';

/** Chunk that a page is built into, and the name its files are found by in webpack's statistics. */
export const pageChunk = (page: string): string => `page-${page}`;

/** Global name of one build's container: other builds of the same remote keep theirs. */
export const containerName = (remote: string, buildId: string): string =>
  `${remote.replaceAll('-', '_')}__${buildId}`;

/**
 * A remote: webpack's own container, one expose per page of its configuration. The container is a tenth of the
 * federation plugin's, and the shell's runtime loads both alike.
 */
export function remoteConfig(config: RemoteConfig, options: BaseOptions): Configuration {
  const base = baseConfig(options);
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      new webpack.container.ModuleFederationPlugin({
        name: options.uniqueName,
        filename: REMOTE_ENTRY,
        library: { type: 'var', name: options.uniqueName },
        exposes: Object.fromEntries(
          config.pages.map(({ page }) => [
            `./${page}`,
            { import: `./src/pages/${page}.ts`, name: pageChunk(page) },
          ]),
        ),
        shared: remoteShared(options.root, config.contract),
      }),
    ],
  };
}
