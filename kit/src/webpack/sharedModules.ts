import { findPackage, packageOf } from './findPackage';

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

/** Its doors promise what the contract promises, in the contract's version. */
const CONTRACT_PACKAGE = '@galopin/shared';

/**
 * Version of the package that a request finds from a folder.
 * @throws Error when it is not installed there
 */
export function installedVersion(request: string, root: string): string {
  const name = packageOf(request);
  const found = findPackage(name, root);
  if (!found) throw new Error(`${name} is not installed for ${root}`);
  return found.manifest.version;
}

/**
 * Versions that are installed for a folder, by request.
 * @throws Error naming the first that is not
 */
export function offeredVersions(root: string): Record<string, string> {
  return Object.fromEntries(SHARED_MODULES.map(({ request }) => [request, installedVersion(request, root)]));
}

/**
 * Ranges a remote needs the shell to meet, by request; of what is negotiated it carries its own copy.
 * @param contract the range of the contract it needs
 */
export function wantedRanges(root: string, contract: string): Record<string, string> {
  return Object.fromEntries(
    SHARED_MODULES.filter(({ mode }) => mode === 'host').map(({ request }) => [
      request,
      packageOf(request) === CONTRACT_PACKAGE ? contract : `^${installedVersion(request, root)}`,
    ]),
  );
}

/** The shell's `shared` option: everything loaded at once, so that no further round trip precedes the start. */
export function hostShared(root: string) {
  return Object.fromEntries(
    Object.entries(offeredVersions(root)).map(([request, version]) => [
      request,
      { singleton: modeOf(request) === 'host', eager: true, version, requiredVersion: `^${version}` },
    ]),
  );
}

/**
 * Ranges that the server's half of a remote needs the shell to meet, by request: it carries no copy of anything that is
 * shared. What is not installed for the remote, it does not use.
 */
export function serverRanges(root: string, contract: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(remoteShared(root, contract)).map(([request, { requiredVersion }]) => [
      request,
      requiredVersion,
    ]),
  );
}

/** How a remote takes one module from the shell. */
export interface RemoteShare {
  readonly singleton: boolean;
  readonly import?: false;
  readonly version?: string;
  readonly requiredVersion: string;
}

/** A remote's `shared` option. What is negotiated and not installed for the remote, it does not use. */
export function remoteShared(root: string, contract: string): Record<string, RemoteShare> {
  const ranges = wantedRanges(root, contract);
  const shared = SHARED_MODULES.flatMap(({ request }): { request: string; options: RemoteShare }[] => {
    const range = ranges[request];
    if (range !== undefined)
      return [{ request, options: { singleton: true, import: false, requiredVersion: range } }];
    const version = findPackage(packageOf(request), root)?.manifest.version;
    if (version === undefined) return [];
    return [{ request, options: { singleton: false, version, requiredVersion: `^${version}` } }];
  });
  return Object.fromEntries(shared.map(({ request, options }) => [request, options]));
}

function modeOf(request: string): SharedModule['mode'] {
  const found = SHARED_MODULES.find((module) => module.request === request);
  if (!found) throw new Error(`${request} is not in the list of shared modules`);
  return found.mode;
}
