import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from '@swc/core';
import { repositoryRoot } from '@galopin/processes';
import { load } from 'js-yaml';
import { completeSpecifiers } from './completeSpecifiers';
import { describePackage, type SourceManifest } from './describePackage';
import type { PublishedPackage } from './publishedPackages';

const NOT_PUBLISHED = /(^|\/)testing\/|\.test\.tsx?$|\.d\.c?ts$/;
/** Test helpers of `shared` are one of its doors. */
const DOOR_OF_TESTS = /^testing\//;
/** A module's name has no blank: a sentence that ends in the word import is followed by other code. */
const BARE_IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)['"]([^.'"#\s][^'"\s]*)['"]/g;

/** Files beside the sources that teams get as they are, where a package has them. */
const AS_THEY_ARE = ['bin', 'template', 'repository', 'README.md'];
/** What changed from version to version: of all packages, since they have one version. */
const CHANGELOG = 'shared/CHANGELOG.md';

/**
 * Compiles a package of the workspace for a registry: JavaScript with source maps, declarations, and a `package.json` of
 * its own. The declarations are those of `tsc -b`, which must have run.
 * @param target absolute folder; what is in it goes
 * @returns name and version
 * @throws Error when a published file imports one that is not
 */
export async function compilePackage(published: PublishedPackage, target: string) {
  const root = path.join(repositoryRoot, published.folder);
  const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as SourceManifest;
  await rm(target, { recursive: true, force: true });
  const { files, inner } = await listSources(root, published);
  const requests = { published: new Set<string>(), inner: new Set<string>() };
  for (const file of files) addRequests(await compileFile({ root, target, file, files }), requests.published);
  for (const file of inner) addRequests(await readFile(path.join(root, 'src', file), 'utf8'), requests.inner);
  await copyDeclarations(published.folder, target, files);
  for (const name of AS_THEY_ARE)
    await cp(path.join(root, name), path.join(target, name), { recursive: true }).catch(ignoreMissing);
  await cp(path.join(repositoryRoot, CHANGELOG), path.join(target, 'CHANGELOG.md'));
  const [catalog, engines] = await Promise.all([readCatalog(), readEngines()]);
  const facts = { manifest, published, catalog, engines, imports: requests };
  await writeFile(path.join(target, 'package.json'), `${JSON.stringify(describePackage(facts), null, 2)}\n`);
  return { name: manifest.name, version: manifest.version };
}

async function listSources(root: string, { innerFolders }: PublishedPackage) {
  const entries = await readdir(path.join(root, 'src'), { recursive: true, withFileTypes: true });
  const all = entries
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name))
    .map((entry) => path.relative(path.join(root, 'src'), path.join(entry.parentPath, entry.name)))
    .filter((file) => !NOT_PUBLISHED.test(file.replace(DOOR_OF_TESTS, '')))
    .sort();
  const isInner = (file: string) => innerFolders.some((folder) => file.startsWith(`${folder}/`));
  return { files: all.filter((file) => !isInner(file)), inner: all.filter(isInner) };
}

interface CompiledFile {
  readonly root: string;
  readonly target: string;
  readonly file: string;
  readonly files: readonly string[];
}

/** @returns the text as it is published */
async function compileFile({ root, target, file, files }: CompiledFile): Promise<string> {
  const source = await readFile(path.join(root, 'src', file), 'utf8');
  const output = path.join(target, 'dist', file.replace(/\.tsx?$/, '.js'));
  await mkdir(path.dirname(output), { recursive: true });
  if (!/\.tsx?$/.test(file)) {
    await writeFile(output, source);
    return source;
  }
  const { code, map } = await transform(
    completeSpecifiers(source, file, (wanted) => files.includes(wanted)),
    {
      filename: file,
      sourceFileName: path.basename(file),
      swcrc: false,
      sourceMaps: true,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
      },
    },
  );
  const name = path.basename(output);
  await writeFile(output, `${code}//# sourceMappingURL=${name}.map\n`);
  await writeFile(`${output}.map`, map ?? '');
  return code;
}

async function copyDeclarations(folder: string, target: string, files: readonly string[]): Promise<void> {
  const declared = path.join(repositoryRoot, '.cache/types', folder, 'src');
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    const name = file.replace(/\.tsx?$/, '.d.ts');
    const text = await readFile(path.join(declared, name), 'utf8');
    const complete = completeSpecifiers(
      text,
      name,
      (wanted) =>
        files.includes(wanted.replace(/\.d\.ts$/, '.ts')) ||
        files.includes(wanted.replace(/\.d\.ts$/, '.tsx')),
    );
    await writeFile(
      path.join(target, 'dist', name),
      complete.replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n'),
    );
  }
}

function addRequests(text: string, requests: Set<string>): void {
  for (const [, request] of text.matchAll(BARE_IMPORT)) if (request !== undefined) requests.add(request);
}

async function readCatalog(): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(path.join(repositoryRoot, 'pnpm-workspace.yaml'), 'utf8');
  return (load(text) as { catalog: Record<string, string> }).catalog;
}

async function readEngines(): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(path.join(repositoryRoot, 'package.json'), 'utf8');
  return (JSON.parse(text) as { engines: Record<string, string> }).engines;
}

function ignoreMissing(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
