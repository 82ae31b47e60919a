import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { IntegrityPlugin } from './IntegrityPlugin';
import { swcOptions } from './swcOptions';
import { UnmappedModulesPlugin } from './UnmappedModulesPlugin';

/** Loaders are this package's, whichever package is built. */
const { resolve } = createRequire(import.meta.url);

/** Folder of the contract as a package has it installed: sources in the workspace, compiled elsewhere. */
const contractsOf = (root: string): string =>
  path.dirname(
    realpathSync(createRequire(path.join(root, 'package.json')).resolve('@galopin/shared/contracts')),
  );

export interface BaseOptions {
  /** Absolute folder of the package. */
  readonly root: string;
  /** Absolute folder the files are written to. */
  readonly output: string;
  /** Distinguishes the chunk registries of two builds in one page. */
  readonly uniqueName: string;
  readonly mode: 'production' | 'development';
  /** React Refresh is compiled in. */
  readonly refresh?: boolean;
}

/** What every browser bundle of the site has in common. */
export function baseConfig({ root, output, uniqueName, mode, refresh = false }: BaseOptions): Configuration {
  return {
    mode,
    context: root,
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
        { test: /\.[jt]s$/, include: contractsOf(root), enforce: 'post', loader: resolve('./dropTerms.cjs') },
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
