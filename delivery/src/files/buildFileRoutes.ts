import { lookup } from 'mrmime';
import { LRUCache } from 'lru-cache';
import type { FastifyInstance, FastifyReply } from 'fastify';
import Negotiator from 'negotiator';
import type { BuildArtifact } from '@galopin/shared/contracts';
import { artifactKey } from '../builds/buildFiles';
import { DETAILS_FOLDER, describeDetails } from '../documents/describeDetails';
import type { LiveReleaseHolder } from '../live/createLiveRelease';
import { isStoreKey, type BuildStore } from '../store/BuildStore';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Descriptions of builds and details of releases kept in memory; both never change. */
const KEPT = 500;

export interface BuildFileOptions {
  readonly store: BuildStore;
  readonly live: LiveReleaseHolder;
}

/** Serves the files of committed builds, and the details of releases, under `/_mf`. */
export function buildFileRoutes(app: FastifyInstance, { store, live }: BuildFileOptions): void {
  const artifacts = new LRUCache<string, BuildArtifact>({ max: KEPT });
  const details = keepDetails(app, store, live);

  /** A build is there for visitors from the moment its description is: that is written last. */
  async function artifactOf(name: string, buildId: string): Promise<BuildArtifact | undefined> {
    const key = artifactKey({ name, buildId });
    if (!isStoreKey(key)) return undefined;
    const known = artifacts.get(key);
    if (known) return known;
    const content = await store.get(key);
    if (content === null) return undefined;
    const artifact = JSON.parse(content.toString('utf8')) as BuildArtifact;
    artifacts.set(key, artifact);
    return artifact;
  }

  app.get<{ Params: { file: string } }>(
    `/_mf/${DETAILS_FOLDER}/:file`,
    async ({ params: { file } }, reply) => {
      const content = await details(file);
      return content === null ? sendMissing(reply) : sendImmutable(reply, file).compress(content);
    },
  );

  app.get<{ Params: { name: string; buildId: string; '*': string } }>(
    '/_mf/:name/:buildId/*',
    async ({ params: { name, buildId, '*': file }, headers }, reply) => {
      const artifact = await artifactOf(name, buildId);
      const described = artifact && Object.hasOwn(artifact.files, file) ? artifact.files[file] : undefined;
      // Source maps are kept with a build to read its stack traces; visitors never get them.
      if (!described || file.endsWith('.map')) return sendMissing(reply);
      const key = `${name}/${buildId}/${file}`;
      const packed = described.brotli > 0 && accepts(headers, 'br') ? await store.get(`${key}.br`) : null;
      if (packed) return sendImmutable(reply, file).header('content-encoding', 'br').send(packed);
      const content = await store.get(key);
      return content === null ? sendMissing(reply) : sendImmutable(reply, file).compress(content);
    },
  );

  app.get('/_mf/*', (_request, reply) => sendMissing(reply));
}

/** Details files outlive their release: a tab opened before asks for the one its document named. */
function keepDetails(app: FastifyInstance, store: BuildStore, live: LiveReleaseHolder) {
  const recent = new LRUCache<string, string>({ max: KEPT });
  const keyOf = (file: string) => `${DETAILS_FOLDER}/${file}`;
  live.onChange((release) => {
    const details = describeDetails(release);
    recent.set(details.fileName, details.content);
    store.putNew(keyOf(details.fileName), Buffer.from(details.content)).catch((error: unknown) => {
      app.log.error(
        { err: error },
        'the details of the release could not be stored: they are served from memory',
      );
    });
  });
  return async (file: string): Promise<string | Buffer | null> =>
    recent.get(file) ?? (isStoreKey(keyOf(file)) ? store.get(keyOf(file)) : null);
}

function sendImmutable(reply: FastifyReply, file: string): FastifyReply {
  const type = lookup(file) ?? 'application/octet-stream';
  return reply.headers({
    'cache-control': IMMUTABLE,
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
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
