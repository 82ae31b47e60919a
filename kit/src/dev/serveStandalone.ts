import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { Middleware } from 'webpack-dev-server';
import type { RemoteConfig } from '@galopin/shared/contracts';
import type { RemoteServices } from './RemoteServices';
import { listenOn } from './listenOn';
import { standaloneConfig } from '../webpack/standaloneConfig';

const document = (name: string, hasBackend: boolean) => `<!doctype html>
<html lang="fr"${hasBackend ? ' data-backend="there"' : ''}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${name}</title>
    <link rel="icon" href="data:," />
    <script defer src="/main.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>`;

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
  const proxy = services === null ? [] : callsOf(services, await services.parse);
  const compiler = webpack(standaloneConfig(remote, root));
  if (!compiler) throw new Error(`webpack made no compiler for ${remote.name}`);
  const page: Middleware = {
    name: 'document',
    middleware: (
      request: { method?: string; headers: { accept?: string } },
      response: never,
      next: () => void,
    ) => {
      if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
      const answer = response as { setHeader(name: string, value: string): void; end(body: string): void };
      answer.setHeader('content-type', 'text/html; charset=utf-8');
      answer.end(document(remote.name, services !== null));
    },
  } as never;
  const listening = await listenOn(port);
  const server = new WebpackDevServer(
    {
      ...listening,
      hot: true,
      client: { logging: 'warn', overlay: true },
      proxy,
      // Its own would leave the process before the services have ended.
      setupExitSignals: false,
      setupMiddlewares: (middlewares) => [page, ...middlewares],
    },
    compiler,
  );
  await server.start();
  return { url: `http://localhost:${port}`, stop: () => server.stop() };
}
