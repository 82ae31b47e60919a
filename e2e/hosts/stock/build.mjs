import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

/** Folder to write to. */
const [, , output = ''] = process.argv;
const shared = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'styled-components',
  '@galopin/shared/router',
  '@galopin/shared/shell-context',
  '@galopin/shared/ui',
];

// The plugin as its own documents have it: no option is ours.
rspack(
  {
    mode: 'production',
    context: import.meta.dirname,
    entry: './index.ts',
    target: ['web', 'es2022'],
    devtool: false,
    output: { path: path.resolve(output), publicPath: 'auto', filename: 'host.js' },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { transform: { react: { runtime: 'automatic' } } } },
        },
      ],
    },
    plugins: [
      new rspack.HtmlRspackPlugin(),
      new ModuleFederationPlugin({
        name: 'stock_host',
        shared: Object.fromEntries(shared.map((request) => [request, { singleton: true }])),
        dts: false,
      }),
    ],
  },
  (error, stats) => {
    if (error) throw error;
    if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
  },
);
