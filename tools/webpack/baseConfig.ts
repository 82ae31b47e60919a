import { createRequire } from 'node:module';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { repositoryRoot } from '@galopin/processes';
import { IntegrityPlugin } from './IntegrityPlugin';
import { UnmappedModulesPlugin } from './UnmappedModulesPlugin';

/** Loaders are this package's, whichever package is built. */
const { resolve } = createRequire(import.meta.url);

const CONTRACTS = path.join(repositoryRoot, 'shared/src/contracts');

export interface BaseOptions {
  /** Folder of the package, below the repository's root. */
  readonly folder: string;
  /** Absolute folder the files are written to. */
  readonly output: string;
  /** Distinguishes the chunk registries of two builds in one page. */
  readonly uniqueName: string;
  readonly mode: 'production' | 'development';
  /** React Refresh is compiled in. */
  readonly refresh?: boolean;
}

/** What every browser bundle of the site has in common. */
export function baseConfig({
  folder,
  output,
  uniqueName,
  mode,
  refresh = false,
}: BaseOptions): Configuration {
  return {
    mode,
    context: path.join(repositoryRoot, folder),
    target: ['web', 'es2022'],
    // A release's maps are kept beside it to read stack traces by; no file refers to them and none is served. They name
    // the sources, whose text the repository has.
    devtool: mode === 'development' ? 'cheap-module-source-map' : 'hidden-nosources-source-map',
    output: {
      path: output,
      publicPath: 'auto',
      uniqueName,
      crossOriginLoading: 'anonymous',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      clean: false,
      // Without the loaders' own paths, which would depend on where the checkout lies.
      devtoolModuleFilenameTemplate: 'webpack://[namespace]/[resource-path]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        { test: /\.tsx?$/, use: { loader: resolve('swc-loader'), options: swcOptions(refresh) } },
        { test: /\.ts$/, include: CONTRACTS, enforce: 'post', loader: resolve('./dropTerms.cjs') },
      ],
    },
    optimization: {
      // Numbered by order: the default ids would depend on where the checkout lies.
      moduleIds: mode === 'production' ? 'natural' : 'named',
      chunkIds: mode === 'production' ? 'natural' : 'named',
      // The compiler has threads of its own: processes of Node's would each load it again.
      minimizer: [
        new TerserPlugin({ parallel: false, minify: TerserPlugin.swcMinify, extractComments: false }),
      ],
    },
    performance: false,
    plugins: [new IntegrityPlugin(), new UnmappedModulesPlugin()],
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

function swcOptions(refresh: boolean) {
  return {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: refresh, refresh } },
    },
    sourceMaps: true,
  };
}
