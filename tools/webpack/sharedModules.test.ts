import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { repositoryRoot } from '@galopin/processes';
import { remoteRoot } from '../build/remoteFolders';
import {
  hostShared,
  installedVersion,
  packageOf,
  offeredVersions,
  remoteShared,
  SHARED_MODULES,
  wantedRanges,
} from '@galopin/kit/webpack';

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
}
const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(repositoryRoot, folder, 'package.json'), 'utf8')) as Manifest;
const folders = readdirSync(repositoryRoot).filter(
  (folder) => folder !== 'node_modules' && existsSync(path.join(repositoryRoot, folder, 'package.json')),
);
const { catalog } = load(readFileSync(path.join(repositoryRoot, 'pnpm-workspace.yaml'), 'utf8')) as {
  catalog: Record<string, string>;
};

const [shell, races] = [remoteRoot('shell'), remoteRoot('mf-races')];
const vendors = [...new Set(SHARED_MODULES.map(({ request }) => packageOf(request)))].filter(
  (name) => !name.startsWith('@galopin/'),
);

describe('the federated modules', () => {
  it.each(vendors)('%s has one version, the catalog’s, in every package that imports it', (name) => {
    for (const folder of folders) {
      const { dependencies, devDependencies } = readManifest(folder);
      const wanted = dependencies?.[name] ?? devDependencies?.[name];
      if (wanted === undefined) continue;
      expect({ folder, wanted }).toEqual({ folder, wanted: 'catalog:' });
      const installed = JSON.parse(
        readFileSync(path.join(repositoryRoot, folder, 'node_modules', name, 'package.json'), 'utf8'),
      ) as { version: string };
      expect({ folder, version: installed.version }).toEqual({ folder, version: catalog[name] });
    }
  });

  it.each(vendors)('%s is pinned exactly', (name) => {
    expect(catalog[name]).toMatch(/^\d+\.\d+\.\d+$/);
    expect(installedVersion(name, shell)).toBe(catalog[name]);
  });

  it('of our own are doors of shared', () => {
    const doors = Object.keys(readManifest('shared').exports ?? {}).map((door) =>
      door.replace('.', '@galopin/shared'),
    );
    const own = SHARED_MODULES.map(({ request }) => request).filter((request) =>
      request.startsWith('@galopin/'),
    );
    expect(doors).toEqual(expect.arrayContaining(own));
  });

  it('are named once each', () => {
    const requests = SHARED_MODULES.map(({ request }) => request);
    expect(new Set(requests).size).toBe(requests.length);
  });

  it('are all offered by the shell at the start, singletons where there may be one only', () => {
    const shared = hostShared(shell);
    expect(Object.keys(shared)).toEqual(SHARED_MODULES.map(({ request }) => request));
    for (const { request, mode } of SHARED_MODULES) {
      expect(shared[request]).toEqual({
        singleton: mode === 'host',
        eager: true,
        version: offeredVersions(shell)[request],
        requiredVersion: `^${offeredVersions(shell)[request]}`,
      });
    }
  });

  it('are left out of a remote where the shell has the one copy, and only those are wanted of it', () => {
    const shared = remoteShared(races, '^1.2.0');
    const host = SHARED_MODULES.filter(({ mode }) => mode === 'host').map(({ request }) => request);
    const leftOut = Object.entries(shared).filter(
      ([, options]) => 'import' in options && options.import === false,
    );
    expect(leftOut.map(([request]) => request)).toEqual(host);
    const wanted = wantedRanges(races, '^1.2.0');
    expect(Object.keys(wanted)).toEqual(host);
    // A remote that asks for less of the contract asks for less of its doors.
    expect(wanted['@galopin/shared/router']).toBe('^1.2.0');
  });

  it('that keep state or a context are never negotiated', () => {
    const negotiated = SHARED_MODULES.filter(({ mode }) => mode === 'negotiated').map(
      ({ request }) => request,
    );
    expect(negotiated).toEqual(['@galopin/shared/ui', 'zustand']);
  });

  it('cannot name what is not installed', () => {
    expect(() => installedVersion('not-there', shell)).toThrow('not-there is not installed for');
  });
});
