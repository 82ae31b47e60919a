import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OnLoadResult, Plugin } from 'esbuild';
import { repositoryRoot } from './repositoryRoot';

const CACHE = path.join(repositoryRoot, '.cache', 'servers');
/** What the workspace's packages are called from one another, and what one calls its own. */
const OWN = /^(@galopin\/|#)/;
const KEPT_MS = 86_400_000;

/** What a compiled server was made of, kept beside it. */
interface Kept {
  /** Of its own sources, by their paths below the root: SHA-256. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Of what else decides: where the checkout lies, what is installed. */
  readonly surroundings: string;
  readonly file: string;
}

/**
 * One file of JavaScript that does what a TypeScript script of ours does: its own sources are in it, packages are
 * imported from where they are installed. Made by the first who asks, kept in the checkout's cache and made again when a
 * source or what is installed has changed. Stack traces name the sources under `--enable-source-maps`.
 * @param script below the repository's root
 * @returns its absolute path
 * @throws esbuild's error, which names file and line, for sources that cannot be read
 */
export async function compileServer(script: string, cache = CACHE): Promise<string> {
  const name = script.replaceAll('/', '-').replace(/\.ts$/, '');
  const keptIn = path.join(cache, `${name}.json`);
  const surroundings = describeSurroundings();
  const kept = readKept(keptIn);
  if (kept?.surroundings === surroundings && isCurrent(kept)) return kept.file;
  await mkdir(cache, { recursive: true });
  const { code, map, inputs } = await bundle(script, path.join(cache, `${name}.mjs`));
  const file = path.join(cache, `${name}-${hash(code).slice(0, 16)}.mjs`);
  // The map first: whoever finds the file finds it as well.
  writeWhole(`${file}.map`, map);
  writeWhole(file, `${code}//# sourceMappingURL=${path.basename(file)}.map\n`);
  writeWhole(keptIn, JSON.stringify({ inputs, surroundings, file } satisfies Kept));
  await dropOld(cache, name, file);
  return file;
}

function readKept(file: string): Kept | null {
  if (!existsSync(file)) return null;
  return JSON.parse(readFileSync(file, 'utf8')) as Kept;
}

function isCurrent({ inputs, file }: Kept): boolean {
  if (!existsSync(file)) return false;
  return Object.entries(inputs).every(([input, wanted]) => {
    const source = path.join(repositoryRoot, input);
    return existsSync(source) && hash(readFileSync(source)) === wanted;
  });
}

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

function describeSurroundings(): string {
  const lock = readFileSync(path.join(repositoryRoot, 'pnpm-lock.yaml'));
  const recipe = readFileSync(path.join(repositoryRoot, 'processes/src/compileServer.ts'));
  return [repositoryRoot, hash(lock), hash(recipe)].join('\n');
}

interface Bundle extends Pick<Kept, 'inputs'> {
  readonly code: string;
  readonly map: string;
}

/** @param outfile in whose folder the file will lie: its map refers to the sources from there */
async function bundle(script: string, outfile: string): Promise<Bundle> {
  const { build } = await import('esbuild');
  const { metafile, outputFiles } = await build({
    absWorkingDir: repositoryRoot,
    entryPoints: [script],
    outfile,
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'external',
    sourcesContent: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [leavePackagesOutside, keepPlaces],
  });
  const written = (suffix: string) => outputFiles.find(({ path: of }) => of.endsWith(suffix))?.text ?? '';
  const sources = Object.keys(metafile.inputs).filter((input) => !input.includes('node_modules/'));
  const inputs = sources.map((input) => [input, hash(readFileSync(path.join(repositoryRoot, input)))]);
  return { code: written('.mjs'), map: written('.mjs.map'), inputs: Object.fromEntries(inputs) };
}

/** Marks what the plugin itself asks, so that it does not answer. */
const RESOLVING = 'resolving';

/**
 * Packages are imported by where they are installed, since nothing is to be found from where the file lies. Data of a
 * package goes in: node wants an attribute for JSON that the sources do not have.
 */
const leavePackagesOutside: Plugin = {
  name: 'leave-packages-outside',
  setup: ({ onResolve, resolve }) => {
    onResolve({ filter: /^[^./]/ }, async ({ path: wanted, kind, resolveDir, importer, pluginData }) => {
      if (
        kind === 'entry-point' ||
        pluginData === RESOLVING ||
        OWN.test(wanted) ||
        wanted.startsWith('node:')
      )
        return null;
      const found = await resolve(wanted, { kind, resolveDir, importer, pluginData: RESOLVING });
      if (found.errors.length > 0 || !path.isAbsolute(found.path) || found.path.endsWith('.json'))
        return found;
      return { path: pathToFileURL(found.path).href, external: true };
    });
  },
};

/** `import.meta` of a source goes on to say where that source lies. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.ts$/ }, ({ path: file }): OnLoadResult | null => {
      const source = readFileSync(file, 'utf8');
      if (!source.includes('import.meta.')) return null;
      const contents = source
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)));
      return { contents, loader: 'ts' };
    });
  },
};

/** Whoever reads it meanwhile finds all of it or what was there before. */
function writeWhole(file: string, content: string): void {
  const draft = `${file}.${randomUUID()}.tmp`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/** Those of earlier sources, unless somebody may be about to start one. */
async function dropOld(cache: string, name: string, current: string): Promise<void> {
  const isOurs = new RegExp(`^${name}-[0-9a-f]{16}\\.mjs$`);
  for (const entry of (await readdir(cache)).filter((of) => isOurs.test(of))) {
    const file = path.join(cache, entry);
    const { mtimeMs } = await stat(file);
    if (file === current || Date.now() - mtimeMs < KEPT_MS) continue;
    await rm(file, { force: true });
    await rm(`${file}.map`, { force: true });
  }
}
