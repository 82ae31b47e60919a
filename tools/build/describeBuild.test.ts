import { CONTRACT_VERSION } from '@galopin/shared/contracts';
import { offeredVersions, wantedRanges } from '../webpack/sharedModules';
import { describeRemote, describeShell } from './describeBuild';
import { remote } from './testing/mf-fixture/remote.config';

const FILES = {
  'b.js': { integrity: 'sha384-b', bytes: 2, brotli: 1 },
  'a.js': { integrity: 'sha384-a', bytes: 2, brotli: 1 },
};
const assets = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });

describe('describeShell', () => {
  it('tells the entry from what must be there before it', () => {
    const stats = { entrypoints: { main: assets('runtime.js', 'style.css', 'main.js') } };
    expect(describeShell('id', stats, FILES)).toMatchObject({
      kind: 'shell',
      name: 'shell',
      container: 'shell__id',
      entry: 'main.js',
      contract: CONTRACT_VERSION,
      routes: [],
      pages: { main: { js: ['runtime.js'], css: ['style.css'] } },
      shared: offeredVersions(),
    });
  });

  it('refuses a build without main script', () => {
    expect(() => describeShell('id', { entrypoints: {} }, FILES)).toThrow('no main script');
  });
});

describe('describeRemote', () => {
  const stats = { namedChunkGroups: { 'page-fixture': assets('page-fixture.js', 'page-fixture.css') } };

  it('lists each page’s files by its chunk', () => {
    expect(describeRemote(remote, 'id', stats, FILES)).toMatchObject({
      schema: 1,
      kind: 'remote',
      name: 'mf-fixture',
      entry: 'entry.js',
      contract: '^1.0.0',
      pages: { fixture: { js: ['page-fixture.js'], css: ['page-fixture.css'] } },
      tools: { node: process.versions.node, webpack: '5.110.3' },
      files: FILES,
    });
  });

  it('refuses a build that lacks a page', () => {
    expect(() => describeRemote(remote, 'id', { namedChunkGroups: {} }, FILES)).toThrow(
      'mf-fixture has no files for its page fixture',
    );
  });

  it('has a digest that depends on the files, not on their order', () => {
    const { digest } = describeRemote(remote, 'id', stats, FILES);
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    const reordered = { 'a.js': FILES['a.js'], 'b.js': FILES['b.js'] };
    expect(describeRemote(remote, 'id', stats, reordered).digest).toBe(digest);
    const changed = { ...FILES, 'a.js': { ...FILES['a.js'], integrity: 'sha384-c' } };
    expect(describeRemote(remote, 'id', stats, changed).digest).not.toBe(digest);
  });

  it('names the commit it was built from, null where there is no git', () => {
    const { commit } = describeRemote(remote, 'id', stats, FILES).source;
    expect(commit ?? '0'.repeat(40)).toMatch(/^[0-9a-f]{40}$/);
  });

  it('wants of the shell what it does not bring itself', () => {
    expect(describeRemote(remote, 'id', stats, FILES).shared).toEqual(wantedRanges());
  });
});
