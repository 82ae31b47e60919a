import { describePackage, type PackageFacts, type SourceManifest } from './describePackage';

const manifest: SourceManifest = {
  name: '@galopin/shared',
  version: '1.4.0',
  sideEffects: false,
  exports: { './ui': './src/ui/index.ts', './server': './src/server/index.ts', './jest': './src/jest.mjs' },
  imports: { '#terms': { browser: './src/terms.browser.ts', default: './src/terms.ts' } },
  dependencies: { valibot: 'catalog:', pino: 'catalog:', '@galopin/base': 'workspace:*' },
  peerDependencies: { react: '^19.0.0' },
};
const describeAs = (changes: Partial<PackageFacts> = {}) =>
  describePackage({
    manifest,
    published: { folder: 'shared', innerDoors: ['./server'], innerFolders: ['server'] },
    catalog: { valibot: '1.5.0', pino: '10.4.0' },
    engines: { node: '>=24' },
    imports: {
      published: new Set(['valibot', 'react/jsx-runtime', '@galopin/base/x', 'node:path']),
      inner: new Set(['pino', 'valibot']),
    },
    ...changes,
  });

describe('the package.json that teams install', () => {
  it('leads to compiled doors with declarations, and has none of the inner ones', () => {
    expect(describeAs().exports).toEqual({
      './ui': { types: './dist/ui/index.d.ts', default: './dist/ui/index.js' },
      './jest': './dist/jest.mjs',
      './package.json': './package.json',
    });
    expect(describeAs().imports).toEqual({
      '#terms': {
        types: './dist/terms.d.ts',
        browser: './dist/terms.browser.js',
        default: './dist/terms.js',
      },
    });
  });

  it('has versions in place of the workspace’s references, and nothing that only inner doors need', () =>
    expect(describeAs().dependencies).toEqual({ valibot: '1.5.0', '@galopin/base': '^1.4.0' }));

  it('is not private', () => expect(describeAs()).not.toHaveProperty('private'));

  it('is refused where a published file imports what nobody installs', () => {
    const imports = { published: new Set(['lodash/get']), inner: new Set<string>() };
    expect(() => describeAs({ imports })).toThrow('@galopin/shared imports lodash and does not depend on it');
  });

  it('is refused where the catalog lacks a version', () =>
    expect(() => describeAs({ catalog: {} })).toThrow('The catalog has no version of valibot'));
});
