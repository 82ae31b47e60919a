import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_ID, type BuildArtifact, type GateFinding, type RemoteConfig } from '@galopin/shared/contracts';
import { buildFacts, type DescribedBuild, routesOf } from '../build/describeBuild';
import { keepBuild, type Build } from '../build/keepBuild';
import { loadRemoteConfig } from '../build/loadRemoteConfig';
import { filesBelow, integrityOf, packFiles } from '../build/packFiles';
import { ReleaseError } from '../client/ReleaseError';
import { INTEGRITY_GLOBAL } from '../webpack/IntegrityPlugin';
import { containerName, exposesOf } from '../webpack/remoteConfig';
import { SHARED_MODULES, wantedRanges } from '../webpack/sharedModules';
import { MODULE_ENTRY, writeModuleEntry } from './moduleEntry';
import { reach, readModuleGraph } from './moduleGraph';
import { readFederationManifest, type FederationManifest } from './readFederationManifest';

/** Pages for running the remote alone, and what bundlers note for themselves. */
const NOT_RELEASED = /(\.html|(^|\/)mf-stats\.json|^\.vite\/.*)$/;
/** What a `script` element can run, and what is imported. */
const ENTRIES: readonly string[] = ['global', 'var', 'module'];

export interface DistPlace {
  /** Absolute folder of the remote. */
  readonly root: string;
  /** Absolute folder that its bundler has written to. */
  readonly dist: string;
  /** Absolute folder that builds are kept in. */
  readonly builds: string;
}

/**
 * Takes what another bundler has built as a build of the remote: `mf-manifest.json` says which files it has, its
 * container's name which build it is.
 * @throws ReleaseError naming what is not as a build has to be; nothing is kept then
 */
export async function keepDist({ root, dist, builds }: DistPlace): Promise<Build> {
  const config = await loadRemoteConfig(root);
  const manifest = await readFederationManifest(dist);
  const { name } = config;
  const buildId = buildIdOf(name, manifest);
  const findings = [
    ...checkEntry(manifest),
    ...checkShared(manifest),
    ...(isModule(manifest) ? [] : await checkLoader(dist, manifest)),
  ];
  if (findings.length > 0) throw new ReleaseError(`${dist} holds no build of ${name}`, findings);
  const scripts: LoadedFiles = { pages: pagesOf(config, manifest), entry: entryOf(manifest.metaData) };
  const loaded = isModule(manifest) ? await prepareModules(dist, manifest, scripts.pages) : scripts;
  const build = await keepBuild({ builds, name, buildId }, async (output) => {
    const released = (file: string) =>
      !NOT_RELEASED.test(path.relative(dist, file).split(path.sep).join('/'));
    await cp(dist, output, { recursive: true, filter: released });
    if (loaded.code !== undefined) await writeFile(path.join(output, loaded.entry), loaded.code);
    const described = { root, buildId, files: await packFiles(output) };
    return { ...describeDist(config, manifest, described), entry: loaded.entry, pages: loaded.pages };
  });
  if (!build.fresh) await demandSame(dist, build.artifact);
  return build;
}

function buildIdOf(name: string, { metaData }: FederationManifest): string {
  const buildId = metaData.globalName.slice(containerName(name, '').length);
  if (BUILD_ID.test(buildId) && containerName(name, buildId) === metaData.globalName) return buildId;
  const finding = {
    rule: 'container',
    found: metaData.globalName,
    wanted: `${containerName(name, '')} and a build id: take the plugin’s options from @galopin/kit/bundlers`,
  };
  throw new ReleaseError('The build cannot be told from others', [finding]);
}

function checkEntry({ metaData }: FederationManifest): GateFinding[] {
  const { name, type } = metaData.remoteEntry;
  if (ENTRIES.includes(type)) return [];
  return [{ rule: 'entry', found: `${name} of type ${type}`, wanted: `one of ${ENTRIES.join(', ')}` }];
}

/** One React in a page: what the shell shares, nobody brings along. */
function checkShared({ shared }: FederationManifest): GateFinding[] {
  return shared
    .filter(({ name, assets }) => isOfShell(name) && assets.js.sync.length > 0)
    .map(({ name }) => ({
      rule: 'shared modules',
      found: `${name} in a copy of its own`,
      wanted: `${name} with import: false, from the shell`,
    }));
}

function notWhole(dist: string, entry: string, cause?: unknown): ReleaseError {
  const finding = { rule: 'entry', found: `no ${entry}`, wanted: 'the file that the manifest names' };
  return new ReleaseError(`${dist} is not whole`, [finding], { cause });
}

async function checkLoader(dist: string, { metaData }: FederationManifest): Promise<GateFinding[]> {
  const entry = entryOf(metaData);
  const code = await readFile(path.join(dist, entry), 'utf8').catch((cause: unknown) => {
    throw notWhole(dist, entry, cause);
  });
  if (code.includes(INTEGRITY_GLOBAL)) return [];
  return [
    {
      rule: 'integrity',
      found: `${entry} loads files without their hash`,
      wanted: 'RspackIntegrityPlugin of @galopin/kit/bundlers among the plugins',
    },
  ];
}

function pagesOf(config: RemoteConfig, { exposes }: FederationManifest): BuildArtifact['pages'] {
  const pages = exposesOf(config).map(({ key, kind }) => {
    const found = exposes.find((expose) => expose.path === `./${key}`);
    if (found) return [key, { js: found.assets.js.sync, css: found.assets.css.sync }] as const;
    const finding = {
      rule: 'pages',
      found: `no ./${key} among what is exposed`,
      wanted: `the ${kind} ${key}`,
    };
    throw new ReleaseError(`${config.name} is not whole`, [finding]);
  });
  return Object.fromEntries(pages);
}

interface LoadedFiles extends Pick<BuildArtifact, 'pages' | 'entry'> {
  /** Of the entry, where it is none of the bundler's files. */
  readonly code?: string;
}

/** Modules are fetched by a script of ours that knows which; the page's own list says which those are. */
async function prepareModules(
  dist: string,
  { metaData, exposes }: FederationManifest,
  pages: BuildArtifact['pages'],
): Promise<LoadedFiles> {
  const entry = entryOf(metaData);
  const graph = await readModuleGraph(
    dist,
    (await filesBelow(dist)).filter((file) => file.endsWith('.js')),
  );
  if (!graph.has(entry)) throw notWhole(dist, entry);
  const before = reach(graph, graph.get(entry)?.now ?? []);
  const ofPages = exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.js.async]);
  // The container imports pages as well, one at a time, when they are asked for.
  const own = reach(graph, [entry], new Set(ofPages.filter((file) => !before.includes(file))));
  const besides = Object.entries(pages).map(
    ([key, { js }]) => [key, reach(graph, js, new Set(own))] as const,
  );
  const container = metaData.globalName;
  return {
    entry: MODULE_ENTRY,
    code: writeModuleEntry({ container, entry, own, pages: Object.fromEntries(besides) }),
    pages: Object.fromEntries(
      besides.map(([key, files]) => [
        key,
        { js: [], css: pages[key]?.css ?? [], modules: [...own, ...files] },
      ]),
    ),
  };
}

function describeDist(
  config: RemoteConfig,
  { metaData }: FederationManifest,
  build: DescribedBuild,
): Omit<BuildArtifact, 'pages' | 'entry'> {
  const facts = buildFacts('remote', config.name, build, []);
  return {
    ...facts,
    tools: { ...facts.tools, 'module-federation': metaData.pluginVersion },
    contract: config.contract,
    routes: routesOf(config),
    ...(config.widgets && { widgets: [...config.widgets] }),
    shared: wantedRanges(build.root, config.contract),
  };
}

/** The same id stands for the same files: what was kept under it is not what serves otherwise. */
async function demandSame(dist: string, { buildId, files }: BuildArtifact): Promise<void> {
  const names = (await filesBelow(dist)).filter((file) => !NOT_RELEASED.test(file));
  const hashes = await Promise.all(
    names.map(async (file) => integrityOf(await readFile(path.join(dist, file)))),
  );
  const same = (file: string, at: number) => files[file]?.integrity === hashes[at];
  const kept = Object.keys(files).filter((file) => file !== MODULE_ENTRY);
  if (names.length === kept.length && names.every(same)) return;
  const finding = {
    rule: 'build id',
    found: `other files than those kept as ${buildId}`,
    wanted:
      'the same files from the same sources: empty the folder, build again, leave times and paths out of the build',
  };
  throw new ReleaseError(`${dist} holds another build of the same sources`, [finding]);
}

const isModule = ({ metaData }: FederationManifest): boolean => metaData.remoteEntry.type === 'module';

const entryOf = ({ remoteEntry }: FederationManifest['metaData']): string =>
  path.posix.join(remoteEntry.path, remoteEntry.name);

const isOfShell = (request: string): boolean =>
  SHARED_MODULES.some((module) => module.mode === 'host' && module.request === request);
