import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { RemoteConfig } from '@galopin/shared/contracts';
import type { Configuration } from 'webpack';
import { baseConfig } from './baseConfig';

/** A remote as a page of its own, for its developers: no federation, React Refresh on. */
export function standaloneConfig(remote: RemoteConfig, root: string): Configuration {
  const base = baseConfig({
    root,
    output: path.join(root, '.cache', 'standalone'),
    uniqueName: `standalone-${remote.name}`,
    mode: 'development',
    refresh: true,
  });
  return {
    ...base,
    entry: { main: './src/index.ts' },
    output: { ...base.output, publicPath: '/', filename: '[name].js', chunkFilename: '[name].js' },
    plugins: [...(base.plugins ?? []), new ReactRefreshPlugin({ library: remote.name })],
  };
}
