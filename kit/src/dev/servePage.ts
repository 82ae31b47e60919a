import { readFileSync } from 'node:fs';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { Middleware } from 'webpack-dev-server';
import { listenOn } from './listenOn';
import { standaloneConfig, type StandaloneSource } from '../webpack/standaloneConfig';

const document = (name: string, hasBackend: boolean, head: string) => `<!doctype html>
<html lang="fr"${hasBackend ? ' data-backend="there"' : ''}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${name}</title>
    <link rel="icon" href="data:," />${head}
    <script defer src="/main.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>`;

interface ServedPage extends StandaloneSource {
  /** Calls that go elsewhere, as webpack-dev-server takes them; the document says that something answers them. */
  readonly proxy?: WebpackDevServer.Configuration['proxy'];
  /** More for the document's head, as HTML. */
  readonly head?: string;
  /** Files beside the page: absolute ones by the path they are asked for. */
  readonly files?: Readonly<Record<string, string>>;
}

interface Request {
  readonly method?: string;
  readonly path?: string;
  readonly headers: { readonly accept?: string };
}

interface Response {
  setHeader(name: string, value: string): void;
  end(body: string | Buffer): void;
}

/** Answers every address that a browser goes to with the one document. */
const documentMiddleware = (text: string): Middleware =>
  ({
    name: 'document',
    middleware(request: Request, response: Response, next: () => void) {
      if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(text);
    },
  }) as never;

const filesMiddleware = (files: Readonly<Record<string, string>>): Middleware =>
  ({
    name: 'files',
    middleware(request: Request, response: Response, next: () => void) {
      const file = files[request.path ?? ''];
      if (file === undefined) return next();
      response.end(readFileSync(file));
    },
  }) as never;

/**
 * Serves a package as one page, with hot reload.
 * @returns its address and the way to stop
 */
export async function servePage(
  { proxy, head = '', files = {}, ...source }: ServedPage,
  port: number,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const compiler = webpack(standaloneConfig(source));
  if (!compiler) throw new Error(`webpack made no compiler for ${source.name}`);
  const ours = [documentMiddleware(document(source.name, proxy !== undefined, head)), filesMiddleware(files)];
  const listening = await listenOn(port);
  const server = new WebpackDevServer(
    {
      ...listening,
      hot: true,
      client: { logging: 'warn', overlay: true },
      proxy: proxy ?? [],
      // Its own would leave the process before the services have ended.
      setupExitSignals: false,
      setupMiddlewares: (middlewares) => [...ours, ...middlewares],
    },
    compiler,
  );
  await server.start();
  return { url: `http://localhost:${port}`, stop: () => server.stop() };
}
