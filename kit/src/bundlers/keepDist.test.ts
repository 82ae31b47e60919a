import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Build } from '../build/keepBuild';
import { keepDist } from './keepDist';
import type { FederationManifest } from './readFederationManifest';

const root = path.join(__dirname, 'testing/mf-bundled');
const place = mkdtempSync(path.join(tmpdir(), 'dist-'));
const dist = path.join(place, 'dist');
const unverified = path.join(place, 'without');
const builds = path.join(place, 'builds');

// Bundlers are modules that only Node's own loader reads.
const bundle = (script: string, ...args: string[]) =>
  execFileSync(process.execPath, [path.join(__dirname, 'testing', script), root, ...args], {
    stdio: 'pipe',
    // Under test the plugin of Vite builds no container otherwise.
    env: { ...process.env, MFE_VITE_NO_TEST_ENV_CHECK: 'true' },
  });
const rspack = (...args: string[]) => bundle('buildWithRspack.mjs', ...args);

let build: Build;
beforeAll(async () => {
  rspack(dist);
  rspack(unverified, 'without-integrity');
  writeFileSync(path.join(dist, 'index.html'), '<p>alone</p>');
  build = await keepDist({ root, dist, builds });
}, 60_000);
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** A copy of the build whose manifest says something else. */
function altered(alter: (manifest: FederationManifest) => unknown): string {
  const copy = mkdtempSync(path.join(place, 'altered-'));
  cpSync(dist, copy, { recursive: true });
  const file = path.join(copy, 'mf-manifest.json');
  writeFileSync(file, JSON.stringify(alter(JSON.parse(readFileSync(file, 'utf8')) as FederationManifest)));
  return copy;
}
const keepAltered = (alter: (manifest: FederationManifest) => unknown) =>
  keepDist({ root, dist: altered(alter), builds: path.join(place, 'others') });

describe('a remote that Rspack has built', () => {
  it('is a build with an id, files of its page and a hash for each file', () => {
    const { artifact, directory, fresh } = build;
    expect(fresh).toBe(true);
    expect(artifact).toMatchObject({
      kind: 'remote',
      name: 'mf-bundled',
      container: `mf_bundled__${artifact.buildId}`,
      entry: 'entry.js',
      contract: '^1.5.0',
    });
    const script = artifact.pages['fixture']?.js[0] ?? '';
    expect(readFileSync(path.join(directory, script), 'utf8')).toContain('the page’s text');
    const texts = Object.keys(artifact.files).map((file) => readFileSync(path.join(directory, file), 'utf8'));
    expect(texts.some((text) => text.includes('the later file’s text'))).toBe(true);
    expect(texts.join('')).not.toContain('__CLIENT_INTERNALS');
  });

  it('leaves pages of the bundler behind, and keeps the manifest that plain hosts read', () => {
    expect(existsSync(path.join(build.directory, 'index.html'))).toBe(false);
    expect(Object.keys(build.artifact.files)).toContain('mf-manifest.json');
  });

  it('is the same build when it is taken again, and refused when other files bear its id', async () => {
    expect((await keepDist({ root, dist, builds })).fresh).toBe(false);
    const other = altered((manifest) => ({ ...manifest, remotes: ['another'] }));
    await expect(keepDist({ root, dist: other, builds })).rejects.toThrow('build id: found other files');
  });

  it('is refused when its chunks would come without a hash', async () => {
    await expect(keepDist({ root, dist: unverified, builds: path.join(place, 'others') })).rejects.toThrow(
      'integrity: found entry.js loads files without their hash',
    );
  });

  it.each<[string, (manifest: FederationManifest) => unknown, string]>([
    [
      'a container of another name',
      (manifest) => ({ ...manifest, metaData: { ...manifest.metaData, globalName: 'meteo' } }),
      'container: found meteo; wanted mf_bundled__ and a build id',
    ],
    [
      'an entry that nothing here can run',
      ({ metaData, ...manifest }) => ({
        ...manifest,
        metaData: { ...metaData, remoteEntry: { ...metaData.remoteEntry, type: 'system' } },
      }),
      'entry: found entry.js of type system; wanted one of global, var, module',
    ],
    [
      'a React of its own',
      (manifest) => ({
        ...manifest,
        shared: [
          { name: 'react', assets: { js: { sync: ['react.js'], async: [] }, css: { sync: [], async: [] } } },
        ],
      }),
      'shared modules: found react in a copy of its own',
    ],
    ['a page that is missing', (manifest) => ({ ...manifest, exposes: [] }), 'pages: found no ./fixture'],
    ['no manifest at all', () => [], 'metaData'],
  ])('is refused with %s', async (_what, alter, words) => {
    await expect(keepAltered(alter)).rejects.toThrow(words);
  });

  it('is refused where nothing was built', async () => {
    await expect(keepDist({ root, dist: path.join(place, 'nowhere'), builds })).rejects.toThrow(
      'There is no build to take',
    );
  });
});

describe('a remote that Vite has built', () => {
  const modules = path.join(place, 'modules');
  let made: Build;
  beforeAll(async () => {
    bundle('buildWithVite.mjs', modules);
    made = await keepDist({ root, dist: modules, builds: path.join(place, 'of-vite') });
  }, 60_000);

  it('is a build that a script enters, which knows every module of a page and what that loads later', () => {
    const { artifact, directory } = made;
    expect(artifact).toMatchObject({
      entry: 'galopin-entry.js',
      container: `mf_bundled__${artifact.buildId}`,
    });
    const { js, modules: imported = [] } = artifact.pages['fixture'] ?? {};
    expect(js).toEqual([]);
    const texts = imported.map((file) => readFileSync(path.join(directory, file), 'utf8')).join('');
    expect(texts).toContain('the page’s text');
    expect(texts).toContain('the later file’s text');
    expect(imported).toContain('entry.js');
    expect(imported.every((file) => artifact.files[file])).toBe(true);
  });

  it('has every export of what the shell shares, used or not, so that no build differs from the next', () => {
    const { artifact, directory } = made;
    const { modules: imported = [] } = artifact.pages['fixture'] ?? {};
    const texts = imported.map((file) => readFileSync(path.join(directory, file), 'utf8')).join('');
    expect(texts).toContain('useSyncExternalStore');
  });

  it('is the same build when it is taken again', async () => {
    const again = await keepDist({ root, dist: modules, builds: path.join(place, 'of-vite') });
    expect(again.fresh).toBe(false);
  });

  it('is refused when a module imports what is no file of the build', async () => {
    const copy = path.join(place, 'lost');
    cpSync(modules, copy, { recursive: true });
    writeFileSync(path.join(copy, 'entry.js'), "import 'react';", { flag: 'a' });
    await expect(keepDist({ root, dist: copy, builds: path.join(place, 'others') })).rejects.toThrow(
      'imports: found entry.js imports react',
    );
  });
});
