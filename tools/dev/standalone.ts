import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { Middleware } from 'webpack-dev-server';
import type { RemoteConfig } from '@galopin/shared/contracts';
import type { AloneServices } from './aloneServices';
import { listenOn } from './listenOn';
import { standaloneConfig } from '../webpack/standaloneConfig';

const document = (name: string) => `<!doctype html>
<html lang="fr">
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
const callsOf = ({ backend, signIn, parse }: AloneServices) => [
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
 * @returns its address and the way to stop
 */
export async function serveStandalone(
  remote: RemoteConfig,
  port: number,
  services: AloneServices,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const compiler = webpack(standaloneConfig(remote));
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
      answer.end(document(remote.name));
    },
  } as never;
  const listening = await listenOn(port);
  const server = new WebpackDevServer(
    {
      ...listening,
      hot: true,
      client: { logging: 'warn', overlay: true },
      proxy: callsOf(services),
      // Its own would leave the process before the services have ended.
      setupExitSignals: false,
      setupMiddlewares: (middlewares) => [page, ...middlewares],
    },
    compiler,
  );
  await server.start();
  return { url: `http://localhost:${port}`, stop: () => server.stop() };
}
