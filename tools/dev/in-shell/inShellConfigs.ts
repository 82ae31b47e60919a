import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { LOCAL_BUILD, type BuildRef, type RemoteConfig } from '@galopin/shared/contracts';
import type { Configuration, ExternalItemFunctionData } from 'webpack';
import { repositoryRoot } from '@galopin/processes';
import type { BaseOptions } from '../../webpack/baseConfig';
import { containerName, REMOTE_ENTRY, remoteConfig } from '../../webpack/remoteConfig';
import { shellConfig } from '../../webpack/shellConfig';

/** What the development server itself answers; everything else is the live site's. */
export const LOCAL = '/__dev/';
export const LOCAL_SHELL = `${LOCAL}shell/main.js`;

const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The local remote as a build of the release. */
export const localBuild = ({ name, contract, pages }: RemoteConfig): BuildRef => ({
  buildId: LOCAL_BUILD,
  base: `${LOCAL}${name}/`,
  entry: REMOTE_ENTRY,
  container: containerName(name, LOCAL_BUILD),
  contract,
  // None is named beforehand: the container fetches what a page needs.
  pages: Object.fromEntries(pages.map(({ page }) => [page, { js: [], css: [] }])),
});

/** The development shell and one remote, for one page: both hot, with one refresh runtime between them. */
export function inShellConfigs(remote: RemoteConfig): Configuration[] {
  return [developmentShell(), hotRemote(remote)];
}

function developmentShell(): Configuration {
  const config = shellConfig(options('shell'));
  return hot('shell', {
    ...config,
    // Released remotes take the JSX runtime from the shell, whose own development code uses another one.
    entry: { main: [beside('exposeRefresh.cjs'), 'react/jsx-runtime', './src/index.ts'] },
  });
}

function hotRemote(remote: RemoteConfig): Configuration {
  const config = remoteConfig(remote, options(remote.name));
  const rules = config.module?.rules ?? [];
  const pages = path.join(repositoryRoot, remote.name, 'src', 'pages');
  return hot(remote.name, {
    ...config,
    module: {
      ...config.module,
      rules: [...rules, { include: pages, test: /\.ts$/, loader: beside('acceptPage.cjs') }],
    },
    externals: [takeShellsRefresh],
  });
}

/** The refresh plugin asks by package name and by path. */
function takeShellsRefresh({ request }: ExternalItemFunctionData): Promise<string | undefined> {
  const isRuntime = /(^|[\\/])react-refresh[\\/]runtime(\.js)?$/.test(request);
  return Promise.resolve(isRuntime ? 'var __galopinRefresh' : undefined);
}

const options = (folder: string): Omit<BaseOptions, 'folder'> => ({
  output: path.join(repositoryRoot, '.cache', 'in-shell', folder),
  uniqueName: containerName(folder, LOCAL_BUILD),
  mode: 'development',
  refresh: true,
});

function hot(folder: string, config: Configuration): Configuration {
  return {
    ...config,
    name: folder,
    output: {
      ...config.output,
      publicPath: `${LOCAL}${folder}/`,
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    // Ids stay apart in the one refresh runtime, where shell and remote may have files of the same name.
    optimization: { ...config.optimization, moduleIds: 'named' },
    plugins: [...(config.plugins ?? []), new ReactRefreshPlugin({ overlay: false, library: folder })],
  };
}
