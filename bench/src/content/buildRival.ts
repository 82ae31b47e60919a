import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadRemoteConfig, packFiles, runWebpack } from '@galopin/kit/build';
import { baseConfig, exposesOf } from '@galopin/kit/webpack';
import { remoteFolders } from '@galopin/tools/build';
import { repositoryRoot } from '@galopin/processes';
import webpack from 'webpack';

/** The same sources without federation: one build, as a single application would make it. */
export interface Rival {
  /** Absolute; every file has its `.br` beside it. */
  readonly folder: string;
  /** Scripts of a first view, by container and page as `mf_races/home`, in loading order. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
}

type Group = { readonly assets?: readonly { readonly name: string }[] };

const PREFIX = 'page-';

/**
 * Builds shell and remotes as one: the place where the shell opens containers is given plain imports instead. Each page
 * is a chunk of its own, which a single application would do as well.
 */
export async function buildRival(folder: string): Promise<Rival> {
  const importer = path.join(folder, 'importer.ts');
  writeFileSync(importer, await importerText());
  const output = path.join(folder, 'files');
  const base = baseConfig({
    root: path.join(repositoryRoot, 'shell'),
    output,
    uniqueName: 'rival',
    mode: 'production',
  });
  const stats = await runWebpack({
    ...base,
    entry: { main: './src/index.ts' },
    output: { ...base.output, publicPath: RIVAL_PATH },
    plugins: [
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' }),
      new webpack.NormalModuleReplacementPlugin(/\/createCodeImporter$/, importer),
    ],
  });
  await packFiles(output);
  const { entrypoints = {}, namedChunkGroups = {} } = stats;
  const scriptsOf = (group: Group | undefined) =>
    (group?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.js'));
  const main = scriptsOf(entrypoints['main']);
  const pages = Object.entries<Group>(namedChunkGroups)
    .filter(([name]) => name.startsWith(PREFIX))
    .map(
      ([name, group]) =>
        [name.slice(PREFIX.length).replace('.', '/'), [...main, ...scriptsOf(group)]] as const,
    );
  return { folder: output, scripts: Object.fromEntries(pages) };
}

/** Where the rival's files are found. */
export const RIVAL_PATH = '/rival/';

async function importerText(): Promise<string> {
  const remotes = await Promise.all(
    remoteFolders().map(async (name) => {
      const root = path.join(repositoryRoot, name);
      return { root, name: name.replaceAll('-', '_'), exposes: exposesOf(await loadRemoteConfig(root)) };
    }),
  );
  const lines = remotes.flatMap(({ root, name, exposes }) =>
    exposes.map(({ kind, key }) => {
      const file = path.join(root, 'src', `${kind}s`, key);
      return `  '${name}/${key}': () => import(/* webpackChunkName: '${PREFIX}${name}.${key}' */ '${file}'),`;
    }),
  );
  return `const pages = {\n${lines.join('\n')}\n};
export const createCodeImporter = () => (build, page) => pages[build.container.split('__')[0] + '/' + page]();
`;
}
