import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, findPackage, hostShared, type BaseOptions } from '@galopin/kit/webpack';

/** The router's package leads every bundler to its files for development; those without warnings lie beside them. */
function routerForProduction(root: string): Record<string, string> {
  const router = ['@galopin/shared', 'react-router-dom', 'react-router'].reduce((folder, name) => {
    const found = findPackage(name, folder);
    if (found === null) throw new Error(`${name} is not installed for ${folder}`);
    return found.folder;
  }, root);
  const dist = path.join(router, 'dist', 'production');
  return {
    'react-router$': path.join(dist, 'index.mjs'),
    'react-router/dom$': path.join(dist, 'dom-export.mjs'),
  };
}

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
    resolve: {
      ...base.resolve,
      alias: options.mode === 'production' ? routerForProduction(options.root) : {},
    },
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
