import { CONTRACT_VERSION } from '@galopin/shared/contracts';
import { offeredVersions } from '@galopin/kit/webpack';
import { describeShell } from './describeShell';
import { remoteRoot } from './remoteFolders';

const root = remoteRoot('shell');
const files = { 'main.js': { integrity: 'sha384-b', bytes: 2, brotli: 1 } };
const build = { root, buildId: 'id', files };
const assets = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });

describe('describeShell', () => {
  it('tells the entry from what must be there before it', () => {
    const stats = { entrypoints: { main: assets('runtime.js', 'style.css', 'main.js') } };
    expect(describeShell(stats, build)).toMatchObject({
      kind: 'shell',
      name: 'shell',
      container: 'shell__id',
      entry: 'main.js',
      contract: CONTRACT_VERSION,
      routes: [],
      pages: { main: { js: ['runtime.js'], css: ['style.css'] } },
      shared: offeredVersions(root),
    });
  });

  it('refuses a build without main script', () => {
    expect(() => describeShell({ entrypoints: {} }, build)).toThrow('no main script');
  });
});
