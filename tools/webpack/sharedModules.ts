import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@galopin/processes';

/** How a module is shared between the shell and the remotes. */
interface SharedModule {
  /** Import request, exactly as the sources write it: webpack shares by request. */
  readonly request: string;
  /**
   * `host`: there is one, the shell's; remotes carry no copy of their own.
   * `negotiated`: the shell's where its version suits, the remote's own copy elsewhere.
   */
  readonly mode: 'host' | 'negotiated';
}

/** The one list of federated modules. What is not here is bundled by whoever imports it. */
export const SHARED_MODULES: readonly SharedModule[] = [
  { request: 'react', mode: 'host' },
  { request: 'react/jsx-runtime', mode: 'host' },
  { request: 'react-dom', mode: 'host' },
  { request: 'styled-components', mode: 'host' },
  { request: '@galopin/shared/router', mode: 'host' },
  { request: '@galopin/shared/shell-context', mode: 'host' },
  { request: '@galopin/shared/ui', mode: 'negotiated' },
  { request: 'zustand', mode: 'negotiated' },
];

/** Installed version of the package a request belongs to: the shell's dependency, else a build tool's. */
export function installedVersion(request: string): string {
  const [first = '', second] = request.split('/');
  const packageName = first.startsWith('@') ? `${first}/${second}` : first;
  const places = packageName.startsWith('@galopin/')
    ? [packageName.slice('@galopin/'.length)]
    : [`shell/node_modules/${packageName}`, `tools/node_modules/${packageName}`];
  const manifest = places.map((place) => path.join(repositoryRoot, place, 'package.json')).find(existsSync);
  if (manifest === undefined)
    throw new Error(`${packageName} is installed neither for the shell nor for the tools`);
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** Versions the shell offers, by request. */
export function offeredVersions(): Record<string, string> {
  return Object.fromEntries(SHARED_MODULES.map(({ request }) => [request, installedVersion(request)]));
}

/** Ranges a remote needs the shell to meet, by request; of what is negotiated it carries its own copy. */
export function wantedRanges(): Record<string, string> {
  return Object.fromEntries(
    SHARED_MODULES.filter(({ mode }) => mode === 'host').map(({ request }) => [
      request,
      `^${installedVersion(request)}`,
    ]),
  );
}

/** The shell's `shared` option: everything loaded at once, so that no further round trip precedes the start. */
export function hostShared() {
  return Object.fromEntries(
    Object.entries(offeredVersions()).map(([request, version]) => [
      request,
      { singleton: modeOf(request) === 'host', eager: true, version, requiredVersion: `^${version}` },
    ]),
  );
}

/** A remote's `shared` option. */
export function remoteShared() {
  return Object.fromEntries(
    Object.entries(offeredVersions()).map(([request, version]) => [
      request,
      modeOf(request) === 'host'
        ? { singleton: true, import: false as const, requiredVersion: `^${version}` }
        : { singleton: false, version, requiredVersion: `^${version}` },
    ]),
  );
}

function modeOf(request: string): SharedModule['mode'] {
  const found = SHARED_MODULES.find((module) => module.request === request);
  if (!found) throw new Error(`${request} is not in the list of shared modules`);
  return found.mode;
}
