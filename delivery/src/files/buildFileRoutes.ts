import { isForVisitors } from '@galopin/shared/contracts';
import { LRUCache } from 'lru-cache';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import Negotiator from 'negotiator';
import { DETAILS_FOLDER, describeDetails } from '../view/describeDetails';
import type { Environments } from '../environments';
import type { LiveRelease } from '../live/LiveRelease';
import { isStoreKey, type BuildStore } from '../store/BuildStore';
import type { ArtifactReader } from './createArtifactReader';
import { servedType } from '../builds/fileTypes';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Opened as a page, a file is nobody's document: it runs nothing, loads nothing and is of no origin. */
const AS_A_PAGE = "default-src 'none'; sandbox";
/** Details of releases kept in memory. */
const KEPT = 50;

export interface BuildFileOptions {
  readonly store: BuildStore;
  readonly readArtifact: ArtifactReader;
  readonly environments: Environments;
}

/** Serves the files of committed builds, and the details of releases, under `/_mf`. */
export const buildFileRoutes: FastifyPluginAsync<BuildFileOptions> = async (app, options) => {
  const { store, readArtifact, environments } = options;
  const details = keepDetails(app, store, environments);

  app.get<{ Params: { file: string } }>(
    `/_mf/${DETAILS_FOLDER}/:file`,
    async ({ params: { file } }, reply) => {
      const content = await details(file);
      return content === null
        ? sendMissing(reply)
        : sendImmutable(reply, 'application/json; charset=utf-8').compress(content);
    },
  );

  app.get<{ Params: { name: string; buildId: string; '*': string } }>(
    '/_mf/:name/:buildId/*',
    async ({ params: { name, buildId, '*': file }, headers }, reply) => {
      const artifact = await readArtifact(name, buildId);
      const described = artifact && Object.hasOwn(artifact.files, file) ? artifact.files[file] : undefined;
      // Source maps are kept with a build to read its stack traces.
      const type = servedType(file);
      if (!described || !isForVisitors(file) || type === undefined) return sendMissing(reply);
      const key = `${name}/${buildId}/${file}`;
      const packed = described.brotli > 0 && accepts(headers, 'br') ? await store.get(`${key}.br`) : null;
      if (packed) return sendImmutable(reply, type).header('content-encoding', 'br').send(packed);
      const content = await store.get(key);
      return content === null ? sendMissing(reply) : sendImmutable(reply, type).compress(content);
    },
  );

  app.get('/_mf/*', (_request, reply) => sendMissing(reply));
};

/** Details files outlive their release: a tab opened before asks for the one its document named. */
function keepDetails(app: FastifyInstance, store: BuildStore, environments: Environments) {
  const recent = new LRUCache<string, string>({ max: KEPT });
  const keyOf = (file: string) => `${DETAILS_FOLDER}/${file}`;
  const keep = (release: LiveRelease): void => {
    const details = describeDetails(release);
    recent.set(details.fileName, details.content);
    store.putNew(keyOf(details.fileName), Buffer.from(details.content)).catch((error: unknown) => {
      app.log.error(
        { err: error },
        'the details of the release could not be stored: they are served from memory',
      );
    });
  };
  for (const { live } of environments.values()) live.onChange(keep);
  return async (file: string): Promise<string | Buffer | null> =>
    recent.get(file) ?? (isStoreKey(keyOf(file)) ? store.get(keyOf(file)) : null);
}

function sendImmutable(reply: FastifyReply, type: string): FastifyReply {
  return reply.headers({
    'cache-control': IMMUTABLE,
    'content-type': type,
    'content-security-policy': AS_A_PAGE,
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    vary: 'Accept-Encoding',
  });
}

function sendMissing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
    })
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
}

function accepts(headers: { readonly 'accept-encoding'?: string | undefined }, encoding: string): boolean {
  return new Negotiator({ headers: { 'accept-encoding': headers['accept-encoding'] } })
    .encodings([encoding])
    .includes(encoding);
}
