import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPackage, readManifest, type InstalledPackage } from '../webpack/findPackage';

/** Folder of the kit, and that of it which makes builds what they are. */
const KIT = fileURLToPath(new URL('../..', import.meta.url));
const OF_KIT = ['src/webpack', 'src/server-half'];

const NOT_BUILT = [
  /\.test\.tsx?$/,
  /\.md$/,
  /^jest\.config\.\w+$/,
  /^tsconfig\.json$/,
  /^(package-lock\.json|pnpm-lock\.yaml|yarn\.lock)$/,
];
const NOT_BUILT_FOLDERS = new Set(['node_modules', 'testing', 'dist', 'e2e', 'gallery']);
/** What is not hashed by default. */
export interface InputOptions {
  /** Folder of the kit; this one by default. */
  readonly kit?: string;
  /** The package is built by a bundler of its own: its development dependencies decide what comes out as well. */
  readonly bundler?: boolean;
}

/** Only for running a remote alone; no release contains them. */
const STANDALONE = new Set(['src/index.ts', 'src/standalone.tsx']);

/**
 * Hash over everything a build is made of: the package's sources, the configuration that builds it, every installed
 * package that either can import, by version, and the Node major. A package that is linked from a workspace counts by its sources.
 * The same inputs give the same id in any checkout, with or without git; tests and documents do not count.
 * @param root absolute folder of the package
 * @param also other absolute folders whose sources decide what is built
 * @returns 16 hexadecimal digits
 */
export function inputHash(
  root: string,
  also: readonly string[] = [],
  { kit = KIT, bundler = false }: InputOptions = {},
): string {
  const hash = createHash('sha256');
  for (const folder of [root, ...also]) addSources(hash, folder, path.basename(folder));
  const itself = readManifest(path.resolve(kit));
  hash.update(`${itself.name}@${itself.version}\n`);
  if (isLinked(path.resolve(kit)))
    for (const folder of OF_KIT) addSources(hash, path.join(kit, folder), itself.name);
  const from = [bundler ? withBundler(root) : rootOf(root), rootOf(kit)];
  const reached = [...reachedPackages(from)].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [key, { folder }] of reached) {
    hash.update(`${key}\n`);
    if (isLinked(folder)) addSources(hash, folder, key);
  }
  hash.update(process.versions.node.split('.')[0] ?? '');
  return hash.digest('hex').slice(0, 16);
}

const rootOf = (folder: string): InstalledPackage => ({
  folder: path.resolve(folder),
  manifest: readManifest(path.resolve(folder)),
});

/** A package as if it needed its tools at run time. */
function withBundler(root: string): InstalledPackage {
  const { folder, manifest } = rootOf(root);
  const dependencies = { ...manifest.dependencies, ...manifest.devDependencies };
  return { folder, manifest: { ...manifest, dependencies } };
}

/** Every installed package that the run-time dependencies of the given ones reach, by name and version. */
function reachedPackages(from: readonly InstalledPackage[]): ReadonlyMap<string, InstalledPackage> {
  const reached = new Map<string, InstalledPackage>();
  const pending = [...from];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { folder, manifest } = next;
    const names = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
    for (const name of names) {
      const found = findPackage(name, folder);
      // What is optional is not installed on every system.
      if (found === null) continue;
      const key = `${name}@${found.manifest.version}`;
      if (reached.has(key)) continue;
      reached.set(key, found);
      pending.push(found);
    }
  }
  return reached;
}

/** Whether a folder is one of a workspace, whose sources change under one version. */
const isLinked = (folder: string): boolean => !folder.split(path.sep).includes('node_modules');

function addSources(hash: Hash, folder: string, label: string): void {
  for (const file of builtFiles(folder))
    hash
      .update(`${label}/${file}\0`)
      .update(readFileSync(path.join(folder, file)))
      .update('\0');
}

/** Files below a folder that a build can contain, by path with slashes, sorted. */
function builtFiles(folder: string, below = ''): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true })
    .flatMap((entry) => {
      const file = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.name.startsWith('.')) return [];
      if (entry.isDirectory()) return NOT_BUILT_FOLDERS.has(entry.name) ? [] : builtFiles(folder, file);
      const isBuilt =
        entry.isFile() && !STANDALONE.has(file) && !NOT_BUILT.some((pattern) => pattern.test(entry.name));
      return isBuilt ? [file] : [];
    })
    .sort();
}
