import { createInstance } from '@module-federation/enhanced/runtime';
import type { Container, OpenByRuntime } from './createCodeImporter';
import type { ShareScope } from './shareScope';

type Shared = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

/**
 * Opens containers that Module Federation's own plugins have built by the runtime that these are tested with. It comes
 * with the first of them: webpack's own containers do without.
 */
export function createFederationRuntime(scope: ShareScope): OpenByRuntime {
  const containers = new Map<string, Container>();
  const host = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: sharedOf(scope),
    plugins: [
      {
        name: 'galopin-entries',
        // They are fetched already, by their hash.
        loadEntry: async ({ remoteInfo: { name } }) => containers.get(name) as never,
      },
    ],
  });
  return ({ container: name, base, entry }, container) => {
    if (!containers.has(name)) host.registerRemotes([{ name, type: 'var', entry: base + entry }]);
    containers.set(name, container);
    return { get: async (expose) => loadedBy(await host.loadRemote(name + expose.slice(1))) };
  };
}

const loadedBy = (module: unknown) => () => module;

function sharedOf(scope: ShareScope): Shared {
  return Object.fromEntries(
    Object.entries(scope).map(([request, versions]) => [
      request,
      Object.entries(versions).map(([version, { get }]) => ({
        version,
        get,
        shareConfig: { requiredVersion: `^${version}` },
      })),
    ]),
  );
}
