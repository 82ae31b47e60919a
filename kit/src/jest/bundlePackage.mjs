import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildSync, version as esbuild } from 'esbuild';

/**
 * One CommonJS file of a package that consists of hundreds: each test file loads its packages anew, file by file. It is
 * made once for an installed version and what stays outside.
 * @param {string} name the package
 * @param {string} root absolute folder that depends on it
 * @param {readonly string[]} shared packages it has in common with the tests, which stay outside
 * @param {string} cache absolute folder that such files are kept in
 * @returns {string} absolute path
 */
export function bundlePackage(name, root, shared, cache) {
  const { resolve } = createRequire(path.join(root, 'package.json'));
  const entry = resolve(name);
  const { version } = JSON.parse(readFileSync(path.join(folderOf(name, entry), 'package.json'), 'utf8'));
  const recipe = createHash('sha256')
    .update([version, esbuild, ...shared].join('\n'))
    .digest('hex');
  const file = path.join(cache, `${name.replaceAll('/', '+')}-${recipe.slice(0, 16)}.cjs`);
  if (existsSync(file)) return file;
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: [...shared],
    logLevel: 'error',
  });
  // Another run that starts meanwhile finds all of it or none.
  mkdirSync(cache, { recursive: true });
  const draft = `${file}.${randomUUID()}.tmp`;
  writeFileSync(draft, outputFiles[0].contents);
  renameSync(draft, file);
  return file;
}

/** Folder of the package that a file is of. */
function folderOf(name, file) {
  const mark = path.join('node_modules', ...name.split('/'));
  return file.slice(0, file.lastIndexOf(mark) + mark.length);
}
