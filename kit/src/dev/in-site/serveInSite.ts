import { RELEASE_PATHS, slotsOf, type ReleaseManifest, type ReleaseMark } from '@galopin/shared/contracts';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer, { type Request, type Response } from 'webpack-dev-server';
import { routesOf } from '../../build/describeBuild';
import { loadRemoteConfig } from '../../build/loadRemoteConfig';
import { hotRemote, LOCAL, localBuild } from './hotConfigs';
import { listenOn } from '../listenOn';
import { askLiveSite, type LiveAnswer } from './liveSite';
import { placeInManifest, placeInMark, statusOf, type LocalRemote } from './localRelease';
import { isSiteDocument, relaxPolicy, rewriteDocument } from './rewriteDocument';

export interface InSiteOptions {
  /** Absolute folder of the remote. */
  readonly root: string;
  /** Address of a running site. */
  readonly siteUrl: string;
  readonly port: number;
  /** The shell in development, where its sources are there: it lets React Refresh keep the state of components. */
  readonly shell?: { readonly config: Configuration; readonly script: string };
}

/**
 * Serves a running site with one local remote in it, hot; everything else is the site's own. Listens on this machine
 * only.
 * @returns its address and the way to stop
 * @throws Error when no site answers, or what answers is none
 */
export async function serveInSite({ root, siteUrl, port, shell }: InSiteOptions) {
  const remote = await loadRemoteConfig(root);
  const local: LocalRemote = {
    name: remote.name,
    build: localBuild(remote),
    routes: routesOf(remote),
    slots: slotsOf(remote),
    shellScript: shell?.script,
  };
  const { body } = await askLiveSite(siteUrl, '/', { accept: 'text/html' });
  if (!isSiteDocument(body))
    throw new Error(`${siteUrl} answers, but not with a page of Galopin: name the address of a site`);

  const configs = [...(shell ? [shell.config] : []), hotRemote(remote, root, shell !== undefined)];
  const compiler = webpack(configs);
  if (!compiler) throw new Error(`webpack made no compiler for ${remote.name}`);
  const listening = await listenOn(port);
  const server = new WebpackDevServer(
    {
      ...listening,
      hot: true,
      liveReload: false,
      // It would hold back the event stream.
      compress: false,
      historyApiFallback: false,
      static: false,
      client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: false } },
      setupMiddlewares: (middlewares) => [
        { name: 'live-documents', middleware: answerFrom(siteUrl, local) },
        ...middlewares,
      ],
      proxy: [
        { context: (path) => !path.startsWith(LOCAL), target: siteUrl, changeOrigin: true, logLevel: 'warn' },
      ],
    },
    compiler,
  );
  await server.start();
  return { url: `http://localhost:${port}`, stop: () => server.stop() };
}

/** Answers documents and what an open page asks of releases; leaves the rest to the proxy. */
function answerFrom(siteUrl: string, local: LocalRemote) {
  return (request: Request, response: Response, next: () => void): void => {
    const adapt = adapterOf(request, local);
    if (!adapt) return next();
    const write = ({ status, headers, body }: LiveAnswer) => {
      response.status(status);
      for (const [name, value] of headers) response.append(name, value);
      // Without an ETag: a 304 would pair the old body with a new nonce.
      response.end(body);
    };
    const refuse = (error: Error) => response.status(502).type('text/plain').end(error.message);
    askLiveSite(siteUrl, request.originalUrl, request.headers).then(adapt).then(write, refuse);
  };
}

type Adapt = (answer: LiveAnswer) => LiveAnswer;

function adapterOf({ method, path, headers }: Request, local: LocalRemote): Adapt | null {
  if (method !== 'GET') return null;
  if (path === RELEASE_PATHS.manifest)
    return adaptJson((live) => placeInManifest(live as ReleaseManifest, local));
  if (path === RELEASE_PATHS.current) return adaptJson((live) => placeInMark(live as ReleaseMark, local));
  const isDocument = headers.accept?.includes('text/html') === true && !path.startsWith('/_');
  return isDocument ? adaptDocument(local, path) : null;
}

function adaptJson(change: (live: unknown) => unknown): Adapt {
  return (answer) =>
    answer.status === 200 ? { ...answer, body: JSON.stringify(change(JSON.parse(answer.body))) } : answer;
}

function adaptDocument(local: LocalRemote, path: string): Adapt {
  return (answer) => {
    if (!isSiteDocument(answer.body)) return answer;
    return {
      ...answer,
      status: statusOf(answer.status, path, local),
      headers: answer.headers.map(([name, value]) => [
        name,
        name === 'content-security-policy' ? relaxPolicy(value) : value,
      ]),
      body: rewriteDocument(answer.body, local),
    };
  };
}
