import webpack, { type Compiler } from 'webpack';
import type { RemoteShare } from './sharedModules';

/** Beside every build of a plugin that speaks Module Federation: which files it has, for hosts that know nothing else. */
export const FEDERATION_MANIFEST = 'mf-manifest.json';

export interface FederationManifestOptions {
  /** The remote's own name. */
  readonly name: string;
  /** Global name of the container. */
  readonly container: string;
  /** File of the container. */
  readonly entry: string;
  /** What is exposed, and the chunk that it is built into. */
  readonly exposes: readonly { readonly key: string; readonly chunk: string }[];
  readonly shared: Readonly<Record<string, RemoteShare>>;
}

/**
 * Writes `mf-manifest.json`, which webpack's own container plugin does not. The site has no use for it; any other host
 * that speaks Module Federation loads the remote by its address.
 * @source https://module-federation.io/configure/manifest.html
 */
export class FederationManifestPlugin {
  constructor(private readonly options: FederationManifestOptions) {}

  apply(compiler: Compiler): void {
    const name = 'FederationManifestPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After file names have their final hashes.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const filesOf = (group: string) => compilation.namedChunkGroups.get(group)?.getFiles() ?? [];
        const text = JSON.stringify(describe(this.options, filesOf), null, 2);
        compilation.emitAsset(FEDERATION_MANIFEST, new webpack.sources.RawSource(text));
      });
    });
  }
}

function describe(
  { name, container, entry, exposes, shared }: FederationManifestOptions,
  filesOf: (group: string) => readonly string[],
) {
  return {
    id: container,
    name: container,
    metaData: {
      name: container,
      type: 'app',
      buildInfo: { buildName: name, buildVersion: container },
      remoteEntry: { name: entry, path: '', type: 'global' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: container,
      pluginVersion: '',
      publicPath: 'auto',
    },
    shared: Object.entries(shared).map(([request, { singleton, version, requiredVersion }]) => ({
      id: `${container}:${request}`,
      name: request,
      // Of what only the host has there is no version here.
      version: version ?? '',
      singleton,
      requiredVersion,
      assets: assets([]),
    })),
    remotes: [],
    exposes: exposes.map(({ key, chunk }) => ({
      id: `${container}:${key}`,
      name: key,
      path: `./${key}`,
      assets: assets(filesOf(chunk)),
    })),
  };
}

const assets = (files: readonly string[]) => {
  const ending = (extension: string) => ({
    sync: files.filter((file) => file.endsWith(extension)),
    async: [],
  });
  return { js: ending('.js'), css: ending('.css') };
};
