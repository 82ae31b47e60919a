import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, hostShared, type BaseOptions } from '@galopin/kit/webpack';

/**
 * The host: federation runtime, every shared module in its first file. It names no remote: the release manifest does,
 * at run time. `loaded-first` because the default strategy loads every registered remote before the first render.
 */
export function shellConfig(options: BaseOptions): Configuration {
  const base = baseConfig(options);
  return {
    ...base,
    entry: { main: './src/index.ts' },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(options.mode) }),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        manifest: false,
        shared: hostShared(options.root),
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}
