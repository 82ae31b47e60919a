import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lockedDependencies } from './lockedDependencies';
import { repositoryRoot } from '@galopin/processes';

const NOT_BUILT = [/\.test\.tsx?$/, /\.md$/, /^jest\.config\.mjs$/, /^tsconfig\.json$/];
const NOT_BUILT_FOLDERS = new Set(['node_modules', 'testing', 'dist', '.cache']);
/** Only for running a remote alone; no release contains them. */
const STANDALONE = new Set(['src/index.ts', 'src/standalone.tsx']);

/**
 * Hash over everything a build is made of: the package's sources, `shared`, the webpack factories, the locked
 * versions of what it can import and the Node version. The same inputs give the same id in any checkout, with or
 * without git; tests and documents do not count.
 * @param root checkout to look at; this one by default
 * @returns 16 hexadecimal digits
 */
export function inputHash(folder: string, root = repositoryRoot): string {
  const hash = createHash('sha256');
  for (const source of [folder, 'shared', 'tools/webpack']) {
    for (const file of builtFiles(path.join(root, source), source)) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(path.join(root, file)))
        .update('\0');
    }
  }
  for (const dependency of lockedDependencies([folder, 'shared', 'tools'], root))
    hash.update(`${dependency}\n`);
  hash.update(process.versions.node.split('.')[0] ?? '');
  return hash.digest('hex').slice(0, 16);
}

function builtFiles(root: string, source: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => isBuilt(source, file))
    .sort()
    .map((file) => `${source}/${file}`);
}

function isBuilt(source: string, file: string): boolean {
  const parts = file.split('/');
  const name = parts.at(-1) ?? '';
  if (parts.slice(0, -1).some((part) => NOT_BUILT_FOLDERS.has(part))) return false;
  if (source.startsWith('mf-') && STANDALONE.has(file)) return false;
  return !NOT_BUILT.some((pattern) => pattern.test(name));
}
