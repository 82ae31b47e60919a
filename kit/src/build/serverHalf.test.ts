import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { isForVisitors, type BuildArtifact } from '@galopin/shared/contracts';
import { containerName, remoteConfig } from '../webpack/remoteConfig';
import { serverRanges } from '../webpack/sharedModules';
import { buildRemoteServer } from './buildRemoteServer';
import { describeRemote } from './describeBuild';
import { packFiles } from './packFiles';
import { runWebpack } from './runWebpack';
import { remote } from './testing/mf-public/remote.config';

const SOURCES = path.join(__dirname, 'testing/mf-public');
const BUILD = '0123456789abcdef';
const temporary = () => realpathSync(mkdtempSync(path.join(tmpdir(), 'server-half-')));

let root: string;
let output: string;
let artifact: BuildArtifact;
const read = (file: string) => readFileSync(path.join(output, file), 'utf8');

/** A folder with the remote, as a clone and an installation leave it. */
function checkOut(): string {
  const folder = path.join(temporary(), remote.name);
  cpSync(SOURCES, folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'mf-public', type: 'module' }));
  symlinkSync(path.join(__dirname, '../../node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

async function build(from: string, folder: string): Promise<BuildArtifact> {
  const uniqueName = containerName(remote.name, BUILD);
  const config = remoteConfig(remote, { root: from, output: folder, mode: 'production', uniqueName });
  const stats = await runWebpack(config);
  await buildRemoteServer(remote, from, folder);
  return describeRemote(remote, stats, { root: from, buildId: BUILD, files: await packFiles(folder) });
}

/** Runs a half as a server does. */
function run(code: string) {
  const required: string[] = [];
  const styled = new Proxy(() => styled, { get: () => styled });
  const module = { exports: {} as { pages: Readonly<Record<string, () => unknown>> } };
  const require = (request: string) => {
    required.push(request);
    return styled;
  };
  runInNewContext(`(function (module, exports, require) {${code}\n})`)(module, module.exports, require);
  return { pages: module.exports.pages, required };
}

beforeAll(async () => {
  root = checkOut();
  output = temporary();
  artifact = await build(root, output);
}, 60_000);
afterAll(() => {
  for (const folder of [path.dirname(root), output]) rmSync(folder, { recursive: true, force: true });
});

describe('the half of a build that a server runs', () => {
  it('is a file of the build, with its hash and what it needs of the shell', () => {
    expect(artifact.server).toEqual({ file: 'server.js', shared: serverRanges(root, remote.contract) });
    const hash = createHash('sha384').update(read('server.js')).digest('base64');
    expect(artifact.files['server.js']).toMatchObject({ integrity: `sha384-${hash}`, brotli: 0 });
  });

  it('is nothing that visitors load', () => {
    expect(isForVisitors('server.js')).toBe(false);
    expect(existsSync(path.join(output, 'server.js.br'))).toBe(false);
    const loaded = Object.values(artifact.pages).flatMap(({ js, css }) => [...js, ...css]);
    expect([artifact.entry, ...loaded]).not.toContain('server.js');
  });

  it('has the pages of everybody, and no word of those for members', () => {
    expect(Object.keys(run(read('server.js')).pages)).toEqual(['open']);
    expect(read('server.js')).toContain('the text for everybody');
    expect(read('server.js')).not.toContain('the text for members');
  });

  it('evaluates a page when it is asked for, and requires nothing but what is shared', () => {
    const { pages, required } = run(read('server.js'));
    expect(required).toEqual([]);
    expect(pages['open']?.()).toHaveProperty('page');
    expect(required.sort()).toEqual(['react', 'styled-components']);
    expect(Object.keys(artifact.server?.shared ?? {})).toEqual(expect.arrayContaining(required));
  });

  it('calls styled components as the browser’s half does', () => {
    const idsIn = (code: string) => code.match(/sc-[0-9a-f]+-\d+/g);
    const inBrowser = idsIn(read(artifact.pages['open']?.js[0] ?? ''));
    expect(inBrowser).toHaveLength(1);
    expect(idsIn(read('server.js'))).toEqual(inBrowser);
  });

  it('is the same, byte for byte, from another checkout', async () => {
    const [checkout, again] = [checkOut(), temporary()];
    // It is for editors and type checks, and no part of a build's id.
    writeFileSync(
      path.join(checkout, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { strict: true } }),
    );
    const other = await build(checkout, again);
    expect(other.files['server.js']).toEqual(artifact.files['server.js']);
    for (const folder of [path.dirname(checkout), again]) rmSync(folder, { recursive: true });
  }, 60_000);
});
