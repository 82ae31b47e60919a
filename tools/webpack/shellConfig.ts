import webpack, { type Configuration } from 'webpack';
import { baseConfig, hostShared, type BaseOptions } from '@galopin/kit/webpack';

/**
 * The host: every shared module in its first file, and no runtime but webpack's own. It names no remote: the release
 * manifest does, at run time. Containers of Module Federation's plugins bring that one's runtime along, without what
 * loads other remotes' manifests or runs in Node.
 */
export function shellConfig(options: BaseOptions): Configuration {
  const base = baseConfig(options);
  return {
    ...base,
    entry: { main: './src/index.ts' },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(options.mode),
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
      }),
      new webpack.sharing.SharePlugin({ shared: hostShared(options.root) }),
    ],
  };
}
