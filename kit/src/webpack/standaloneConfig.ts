import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { baseConfig } from './baseConfig';

/** What a page of its own is made of. */
export interface StandaloneSource {
  /** Of the package, in the refresh runtime and in the title of the document. */
  readonly name: string;
  /** Absolute folder of the package. */
  readonly root: string;
  /** Module that fills the document, from that folder. */
  readonly entry: string;
}

/** A package as a page of its own, for its developers: no federation, React Refresh on. */
export function standaloneConfig({ name, root, entry }: StandaloneSource): Configuration {
  const base = baseConfig({
    root,
    output: path.join(root, '.cache', 'standalone'),
    uniqueName: `standalone-${name}`,
    mode: 'development',
    refresh: true,
  });
  return {
    ...base,
    entry: { main: entry },
    output: { ...base.output, publicPath: '/', filename: '[name].js', chunkFilename: '[name].js' },
    plugins: [...(base.plugins ?? []), new ReactRefreshPlugin({ library: name })],
  };
}
