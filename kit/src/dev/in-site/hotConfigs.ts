import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { LOCAL_BUILD, type BuildRef, type RemoteConfig } from '@galopin/shared/contracts';
import type { Configuration, ExternalItemFunctionData } from 'webpack';
import type { BaseOptions } from '../../webpack/baseConfig';
import { containerName, exposesOf, REMOTE_ENTRY, remoteConfig } from '../../webpack/remoteConfig';

/** What the development server itself answers; everything else is the live site's. */
export const LOCAL = '/__dev/';

const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The local remote as a build of the release. */
export const localBuild = (config: RemoteConfig): BuildRef => ({
  buildId: LOCAL_BUILD,
  base: `${LOCAL}${config.name}/`,
  entry: REMOTE_ENTRY,
  container: containerName(config.name, LOCAL_BUILD),
  contract: config.contract,
  // None is named beforehand: the container fetches what a page needs.
  pages: Object.fromEntries(exposesOf(config).map(({ key }) => [key, { js: [], css: [] }])),
});

/**
 * One remote for a page of the running site. A page takes its own updates; with React Refresh, which needs a shell in
 * development that knows it, its components keep their state as well.
 */
export function hotRemote(remote: RemoteConfig, root: string, refresh: boolean): Configuration {
  const config = remoteConfig(remote, localOptions(root, remote.name, refresh));
  const rules = config.module?.rules ?? [];
  const pages = path.join(root, 'src', 'pages');
  const accepting = {
    ...config,
    module: {
      ...config.module,
      rules: [...rules, { include: pages, test: /\.ts$/, loader: beside('acceptPage.cjs') }],
    },
    ...(refresh && { externals: [takeShellsRefresh] }),
  };
  return refresh
    ? withRefresh(remote.name, servedAt(remote.name, accepting))
    : servedAt(remote.name, accepting);
}

export const localOptions = (root: string, name: string, refresh: boolean): BaseOptions => ({
  root,
  output: path.join(root, '.cache', 'in-site'),
  uniqueName: containerName(name, LOCAL_BUILD),
  mode: 'development',
  refresh,
});

/** A configuration whose files the development server has under a name. */
export function servedAt(name: string, config: Configuration): Configuration {
  return {
    ...config,
    name,
    output: {
      ...config.output,
      publicPath: `${LOCAL}${name}/`,
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    // Ids stay apart in the one refresh runtime, where shell and remote may have files of the same name.
    optimization: { ...config.optimization, moduleIds: 'named' },
  };
}

export const withRefresh = (name: string, config: Configuration): Configuration => ({
  ...config,
  plugins: [...(config.plugins ?? []), new ReactRefreshPlugin({ overlay: false, library: name })],
});

/** The refresh plugin asks by package name and by path. */
function takeShellsRefresh({ request }: ExternalItemFunctionData): Promise<string | undefined> {
  const isRuntime = /(^|[\\/])react-refresh[\\/]runtime(\.js)?$/.test(request);
  return Promise.resolve(isRuntime ? 'var __galopinRefresh' : undefined);
}
