import type { RemoteConfig } from '@galopin/shared/contracts';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, type BaseOptions } from './baseConfig';
import { FederationManifestPlugin } from './FederationManifestPlugin';
import { remoteShared } from './sharedModules';

export const REMOTE_ENTRY = 'entry.js';

/** Global name of one build's container: other builds of the same remote keep theirs. */
export const containerName = (remote: string, buildId: string): string =>
  `${remote.replaceAll('-', '_')}__${buildId}`;

interface Expose {
  readonly key: string;
  readonly kind: 'page' | 'widget';
}

/** Chunk that a page or a widget is built into, and the name its files are found by in webpack's statistics. */
export const chunkOf = ({ kind, key }: Expose): string => `${kind}-${key}`;

/**
 * What a remote exposes: its pages, then its widgets, each by the name of its module.
 * @throws Error for a name that stands twice
 */
export function exposesOf({ name, pages, widgets = [] }: RemoteConfig): readonly Expose[] {
  const exposes: readonly Expose[] = [
    ...pages.map(({ page }) => ({ key: page, kind: 'page' as const })),
    ...widgets.map(({ widget }) => ({ key: widget, kind: 'widget' as const })),
  ];
  const keys = exposes.map(({ key }) => key);
  const twice = keys.find((key, at) => keys.indexOf(key) < at);
  if (twice !== undefined)
    throw new Error(`${name} exposes ${twice} twice: pages and widgets share their names`);
  return exposes;
}

/**
 * A remote: webpack's own container, one expose per page and widget of its configuration. The container is a tenth of the
 * federation plugin's, and the shell's runtime loads both alike.
 */
export function remoteConfig(config: RemoteConfig, options: BaseOptions): Configuration {
  const base = baseConfig(options);
  const shared = remoteShared(options.root, config.contract);
  const exposes = exposesOf(config);
  return {
    ...base,
    entry: {},
    optimization: { ...base.optimization, splitChunks: { chunks: isShared } },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.container.ModuleFederationPlugin({
        name: options.uniqueName,
        filename: REMOTE_ENTRY,
        library: { type: 'var', name: options.uniqueName },
        exposes: Object.fromEntries(
          exposes.map((expose) => [
            `./${expose.key}`,
            { import: `./src/${expose.kind}s/${expose.key}.ts`, name: chunkOf(expose) },
          ]),
        ),
        shared,
      }),
      new FederationManifestPlugin({
        name: config.name,
        container: options.uniqueName,
        entry: REMOTE_ENTRY,
        exposes: exposes.map((expose) => ({ key: expose.key, chunk: chunkOf(expose) })),
        shared,
      }),
    ],
  };
}

/**
 * Pages of a remote share chunks. A widget is one file of its own: what it has in common with them would be cut out of
 * theirs, for visitors of another page.
 */
function isShared(chunk: { readonly name?: string | null; canBeInitial(): boolean }): boolean {
  return !chunk.canBeInitial() && !(chunk.name?.startsWith('widget-') ?? false);
}
