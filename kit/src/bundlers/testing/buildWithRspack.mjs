import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { tsImport } from 'tsx/esm/api';

/** Folder of a remote, folder to write to, and whether its chunk loader shall know of no hashes. */
const [, , folder = '', output = '', integrity] = process.argv;
const root = path.resolve(folder);
// The kit alone is compiled on the way: functions of Rspack's go into what it builds by their text.
const { federationOptions, RspackIntegrityPlugin } = await tsImport('../index.ts', import.meta.url);
const { remote } = await tsImport(path.join(root, 'remote.config.ts'), import.meta.url);
const options = federationOptions(remote, root);
const swc = { jsc: { transform: { react: { runtime: 'automatic' } } } };

rspack(
  {
    mode: 'production',
    context: root,
    entry: {},
    target: ['web', 'es2022'],
    devtool: false,
    output: {
      path: path.resolve(output),
      publicPath: 'auto',
      uniqueName: options.name,
      crossOriginLoading: 'anonymous',
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [{ test: /\.tsx?$/, loader: 'builtin:swc-loader', options: swc, type: 'javascript/auto' }],
    },
    plugins: [
      new ModuleFederationPlugin(options),
      ...(integrity === 'without-integrity' ? [] : [new RspackIntegrityPlugin()]),
    ],
  },
  (error, stats) => {
    if (error) throw error;
    if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
  },
);
