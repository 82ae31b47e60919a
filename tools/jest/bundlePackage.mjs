import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync, version as esbuild } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = path.join(root, '.cache/jest-packages');

/**
 * One CommonJS file of a package that consists of hundreds: each test file loads its packages anew, file by file. It is
 * made once for an installed version and what stays outside.
 * @param {string} name the package, or one of its entries
 * @param {string} home folder of ours that depends on it
 * @param {readonly string[]} shared packages it has in common with the tests, which stay outside
 * @returns {string} absolute path
 */
export function bundlePackage(name, home, shared) {
  const owner = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
  const installed = path.join(root, home, 'node_modules', owner, 'package.json');
  const { version } = JSON.parse(readFileSync(installed, 'utf8'));
  const recipe = createHash('sha256')
    .update([version, esbuild, ...shared].join('\n'))
    .digest('hex');
  const file = path.join(FOLDER, `${name.replaceAll('/', '+')}-${recipe.slice(0, 16)}.cjs`);
  if (existsSync(file)) return file;
  const { outputFiles } = buildSync({
    entryPoints: [createRequire(path.join(root, home, 'package.json')).resolve(name)],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: [...shared],
    logLevel: 'error',
  });
  // Another run that starts meanwhile finds all of it or none.
  mkdirSync(FOLDER, { recursive: true });
  const draft = `${file}.${randomUUID()}.tmp`;
  writeFileSync(draft, outputFiles[0].contents);
  renameSync(draft, file);
  return file;
}
