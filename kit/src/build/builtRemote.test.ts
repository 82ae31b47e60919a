import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import type { BuildArtifact } from '@galopin/shared/contracts';
import { readFederationManifest } from '../bundlers/readFederationManifest';
import { containerName, remoteConfig } from '../webpack/remoteConfig';
import { buildRemoteServer } from './buildRemoteServer';
import { describeRemote } from './describeBuild';
import { packFiles } from './packFiles';
import { runWebpack } from './runWebpack';
import { remote } from './testing/mf-fixture/remote.config';

const root = path.join(__dirname, 'testing/mf-fixture');
const BUILD = '0123456789abcdef';
const CONTAINER = `mf_fixture__${BUILD}`;

let output: string;
let artifact: BuildArtifact;
const read = (file: string) => readFileSync(path.join(output, file), 'utf8');

async function build(folder: string): Promise<BuildArtifact> {
  const stats = await runWebpack(
    remoteConfig(remote, {
      root,
      output: folder,
      mode: 'production',
      uniqueName: containerName(remote.name, BUILD),
    }),
  );
  await buildRemoteServer(remote, root, folder);
  return describeRemote(remote, stats, { root, buildId: BUILD, files: await packFiles(folder) });
}

beforeAll(async () => {
  output = mkdtempSync(path.join(tmpdir(), 'build-remote-'));
  artifact = await build(output);
}, 60_000);
afterAll(() => rmSync(output, { recursive: true, force: true }));

describe('a built remote', () => {
  it('tells any federation host what it has, by the manifest that other bundlers write too', async () => {
    const manifest = await readFederationManifest(output);
    expect(manifest.metaData).toMatchObject({
      globalName: CONTAINER,
      remoteEntry: { name: 'entry.js', path: '', type: 'global' },
    });
    expect(manifest.exposes.map(({ path: exposed, assets }) => [exposed, assets.js.sync])).toEqual(
      Object.entries(artifact.pages).map(([key, { js }]) => [`./${key}`, js]),
    );
    expect(manifest.shared.map(({ name }) => name)).toContain('react');
    expect(artifact.files).toHaveProperty(['mf-manifest.json']);
  });

  it('defines a container named after its build, and chunks of its own', () => {
    expect(containerName('mf-fixture', BUILD)).toBe(CONTAINER);
    expect(artifact).toMatchObject({ container: CONTAINER, entry: 'entry.js' });
    const entry = read('entry.js');
    // webpack makes one underscore of two.
    expect(entry).toContain(`webpackChunkmf_fixture_${BUILD}`);
    const page: Record<string, unknown> = {};
    Object.assign(page, {
      self: page,
      document: { currentScript: { tagName: 'SCRIPT', src: 'http://site.test/x/entry.js' } },
    });
    runInNewContext(entry, page);
    expect(page[CONTAINER]).toMatchObject({ get: expect.any(Function), init: expect.any(Function) });
  });

  it('lists the files of each page, which hold its code and none of the shell’s', () => {
    const files = artifact.pages['fixture'];
    expect(files).toEqual({ js: [expect.stringMatching(/^page-fixture\.[0-9a-f]{8}\.js$/)], css: [] });
    expect(read(files?.js[0] ?? '')).toContain('the fixture’s text');
    expect(Object.keys(artifact.files).map(read).join('')).not.toContain('__CLIENT_INTERNALS');
  });

  it('has files and a description of its own for each widget', () => {
    const files = artifact.pages['fixtureWidget'];
    expect(files).toEqual({
      js: [expect.stringMatching(/^widget-fixtureWidget\.[0-9a-f]{8}\.js$/)],
      css: [],
    });
    expect(read(files?.js[0] ?? '')).toContain('the widget’s text');
    expect(artifact.widgets).toEqual([
      { slot: 'fixture-of-the-day', widget: 'fixtureWidget', title: 'Fixture' },
    ]);
  });

  it('carries the routes of its configuration, without the note on access', () => {
    expect(artifact.routes).toEqual([
      {
        path: '/Fixture/:id',
        name: 'Fixture',
        remote: 'mf-fixture',
        page: 'fixture',
        title: 'Fixture',
        params: { id: 'positiveInteger' },
      },
    ]);
  });

  it('has no half for a server where no page of it is for everybody', () => {
    expect(artifact).not.toHaveProperty('server');
    expect(Object.keys(artifact.files)).not.toContain('server.js');
  });

  it('asks the shell for integrity before it loads a chunk', () => {
    expect(read('entry.js')).toContain('__galopinIntegrity');
  });

  it('has the hash and the size of every file, and a compressed twin of what is served', () => {
    for (const [file, { integrity, bytes, brotli }] of Object.entries(artifact.files)) {
      expect(integrity).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
      expect(Buffer.byteLength(read(file))).toBe(bytes);
      if (file.endsWith('.map')) {
        expect([brotli, existsSync(path.join(output, `${file}.br`))]).toEqual([0, false]);
        continue;
      }
      const compressed = readFileSync(path.join(output, `${file}.br`));
      expect(compressed).toHaveLength(brotli);
      expect(brotliDecompressSync(compressed)).toEqual(readFileSync(path.join(output, file)));
    }
  });

  it('keeps a source map of every script, which no script names and which holds no path of this machine', () => {
    const scripts = Object.keys(artifact.files).filter((file) => file.endsWith('.js'));
    for (const script of scripts) {
      expect(read(script)).not.toContain('sourceMappingURL');
      expect(read(`${script}.map`)).not.toContain(root);
    }
    const maps = scripts.map(
      (script) => (JSON.parse(read(`${script}.map`)) as { sources: string[] }).sources,
    );
    expect(maps.flat().some((source) => source.endsWith('/src/pages/fixture.ts'))).toBe(true);
  });

  it('is the same, byte for byte, when it is built again elsewhere', async () => {
    const again = mkdtempSync(path.join(tmpdir(), 'build-again-'));
    expect((await build(again)).digest).toBe(artifact.digest);
    rmSync(again, { recursive: true });
  }, 60_000);

  it('is refused with webpack’s message when a page is missing', async () => {
    const missing = { ...remote, pages: [{ ...remote.pages[0], page: 'nowhere' }] };
    const folder = mkdtempSync(path.join(tmpdir(), 'build-missing-'));
    await expect(
      runWebpack(remoteConfig(missing, { root, output: folder, mode: 'production', uniqueName: 'x' })),
    ).rejects.toThrow('./src/pages/nowhere.ts');
    rmSync(folder, { recursive: true });
  }, 60_000);
});
