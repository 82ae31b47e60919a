import { repositoryRoot } from '@galopin/processes';
import { createSbom } from './createSbom';
import { readLockfile } from './Lockfile';
import { readLicences } from './readLicences';

const now = new Date('2026-11-22T15:00:00Z');
const integrity = `sha512-${Buffer.alloc(64, 1).toString('base64')}`;
const locked = { resolution: { integrity } };

describe('the bill of materials', () => {
  it('names what is delivered as it is installed, with licence and hash', async () => {
    const [lockfile, licences] = [readLockfile(repositoryRoot), await readLicences(repositoryRoot)];
    const { components, dependencies } = createSbom({ lockfile, licences, version: '1.0.0', now });
    const named = new Map(components.map((component) => [component.name, component]));
    for (const name of ['fastify', 'parse-server', 'react', 'firebase', 'jose', 'pg', 'styled-components'])
      expect(named.get(name)).toMatchObject({ scope: 'required', licenses: [expect.any(Object)] });
    expect(named.get('fastify')).toMatchObject({
      purl: `pkg:npm/fastify@${named.get('fastify')?.version}`,
      licenses: [{ expression: 'MIT' }],
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) as string }],
    });
    expect(
      ['jest', 'oxlint', '@playwright/test', 'firebase-tools'].filter((name) => named.has(name)),
    ).toEqual([]);
    const refs = new Set(components.map((component) => component['bom-ref']));
    expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
  });

  const small = {
    lockfileVersion: '9.0' as const,
    importers: {
      backend: {
        dependencies: { alias: { version: '@x/a@1.0.0(b@2.0.0)' }, shared: { version: 'link:../shared' } },
        optionalDependencies: {},
      },
      shared: { dependencies: { c: { version: '3.0.0' } }, optionalDependencies: {} },
      e2e: { dependencies: { d: { version: '4.0.0' } }, optionalDependencies: {} },
    },
    packages: { '@x/a@1.0.0': locked, 'b@2.0.0': locked, 'c@3.0.0': locked, 'd@4.0.0': locked },
    snapshots: {
      '@x/a@1.0.0(b@2.0.0)': { dependencies: { b: '2.0.0' }, optionalDependencies: {} },
      'b@2.0.0': { dependencies: {}, optionalDependencies: { c: '3.0.0' } },
      'c@3.0.0': { dependencies: { b: '2.0.0' }, optionalDependencies: {} },
      'd@4.0.0': { dependencies: {}, optionalDependencies: {} },
    },
  };

  it('follows aliases, workspaces and circles, and leaves out what only tests need', () => {
    const licences = new Map([
      ['@x/a@1.0.0', 'MIT'],
      ['b@2.0.0', 'see the file'],
    ]);
    const { components, dependencies } = createSbom({ lockfile: small, licences, version: '1.0.0', now });
    expect(components.map(({ purl, scope, licenses }) => [purl, scope, licenses])).toEqual([
      ['pkg:npm/%40x/a@1.0.0', 'required', [{ expression: 'MIT' }]],
      ['pkg:npm/b@2.0.0', 'required', [{ license: { name: 'see the file' } }]],
      ['pkg:npm/c@3.0.0', 'optional', undefined],
    ]);
    expect(dependencies[1]).toEqual({ ref: 'pkg:npm/b@2.0.0', dependsOn: ['pkg:npm/c@3.0.0'] });
  });

  it('is not written for a package that is not locked', () => {
    const lockfile = { ...small, packages: { '@x/a@1.0.0': locked } };
    expect(() => createSbom({ lockfile, licences: new Map(), version: '1', now })).toThrow(
      'b@2.0.0 is needed and not locked',
    );
  });
});
