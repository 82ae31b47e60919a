import path from 'node:path';
import { serverRanges, wantedRanges } from '../webpack/sharedModules';
import { describeRemote } from './describeBuild';
import { remote } from './testing/mf-fixture/remote.config';

const FILES = {
  'b.js': { integrity: 'sha384-b', bytes: 2, brotli: 1 },
  'a.js': { integrity: 'sha384-a', bytes: 2, brotli: 1 },
};
const assets = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });

const root = path.join(__dirname, 'testing/mf-fixture');
const build = { root, buildId: 'id', files: FILES };

describe('describeRemote', () => {
  const stats = {
    namedChunkGroups: {
      'page-fixture': assets('page-fixture.js', 'page-fixture.css'),
      'widget-fixtureWidget': assets('widget-fixtureWidget.js'),
    },
  };

  it('lists each page’s files by its chunk', () => {
    expect(describeRemote(remote, stats, build)).toMatchObject({
      schema: 1,
      kind: 'remote',
      name: 'mf-fixture',
      entry: 'entry.js',
      contract: '^1.0.0',
      pages: {
        fixture: { js: ['page-fixture.js'], css: ['page-fixture.css'] },
        fixtureWidget: { js: ['widget-fixtureWidget.js'], css: [] },
      },
      widgets: remote.widgets,
      tools: { node: process.versions.node, webpack: '5.110.3' },
      files: FILES,
    });
  });

  it('refuses a build that lacks a page', () => {
    expect(() => describeRemote(remote, { namedChunkGroups: {} }, build)).toThrow(
      'mf-fixture has no files for its page fixture',
    );
  });

  it('names no widgets where there are none, and refuses one under the name of a page', () => {
    const { widgets: _none, ...without } = remote;
    expect(describeRemote(without, stats, build)).not.toHaveProperty('widgets');
    const twice = { ...remote, widgets: [{ slot: 'x', widget: 'fixture', title: 'X' }] };
    expect(() => describeRemote(twice, stats, build)).toThrow('mf-fixture exposes fixture twice');
  });

  it('has a digest that depends on the files, not on their order', () => {
    const { digest } = describeRemote(remote, stats, build);
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    const reordered = { 'a.js': FILES['a.js'], 'b.js': FILES['b.js'] };
    expect(describeRemote(remote, stats, { ...build, files: reordered }).digest).toBe(digest);
    const changed = { ...FILES, 'a.js': { ...FILES['a.js'], integrity: 'sha384-c' } };
    expect(describeRemote(remote, stats, { ...build, files: changed }).digest).not.toBe(digest);
  });

  it('names the commit it was built from, null where there is no git', () => {
    const { commit } = describeRemote(remote, stats, build).source;
    expect(commit ?? '0'.repeat(40)).toMatch(/^[0-9a-f]{40}$/);
  });

  it('names a half for a server, and what it needs, where a page is for everybody', () => {
    expect(describeRemote(remote, stats, build)).not.toHaveProperty('server');
    const open = { ...remote, pages: remote.pages.map((page) => ({ ...page, access: 'public' as const })) };
    expect(describeRemote(open, stats, build).server).toEqual({
      file: 'server.js',
      shared: serverRanges(root, remote.contract),
    });
  });

  it('wants of the shell what it does not bring itself', () => {
    expect(describeRemote(remote, stats, build).shared).toEqual(wantedRanges(root, remote.contract));
  });
});
