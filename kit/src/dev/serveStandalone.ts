import type { RemoteConfig } from '@galopin/shared/contracts';
import type { RemoteServices } from './RemoteServices';
import { servePage } from './servePage';

const BACKEND_PATHS = ['/caractrap', '/cachedate', '/apin', '/icons', '/_delivery'];
const SIGN_IN_PATHS = ['/identitytoolkit.googleapis.com'];

/** Without one the dev server heeds no `context`; `router` says where a call goes. */
const target = 'http://localhost';

/** Calls go to the services from the page's own address, and wait until those are there. */
const callsOf = ({ backend, signIn }: RemoteServices, parse: Awaited<RemoteServices['parse']>) => [
  { target, context: BACKEND_PATHS, router: () => backend },
  {
    target,
    context: ['/parse'],
    router: () => backend,
    headers: { 'x-parse-application-id': parse.appId, 'x-parse-javascript-key': parse.javascriptKey },
  },
  { target, context: SIGN_IN_PATHS, router: () => signIn },
];

/**
 * Serves one remote alone, with hot reload.
 * @param root absolute folder of the remote
 * @param services what its calls go to; null where its own answers are all there is
 * @returns its address and the way to stop
 */
export async function serveStandalone(
  { remote, root }: { readonly remote: RemoteConfig; readonly root: string },
  port: number,
  services: RemoteServices | null,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const proxy = services === null ? null : callsOf(services, await services.parse);
  const page = { name: remote.name, root, entry: './src/index.ts', ...(proxy && { proxy }) };
  return servePage(page, port);
}
