import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { asArtifact, BUILD_ID, BUILD_NAME, buildArtifactSchema } from '../builds/buildArtifactSchema';
import type { Publisher } from '../builds/createPublisher';
import { DeliveryError } from '../DeliveryError';
import type { Ledger } from '../ledger/createLedger';
import type { LiveReleaseHolder } from '../live/createLiveRelease';
import { carriesToken } from './localToken';
import { releasesAnswer } from './releasesAnswer';

/** Largest file of a build, and largest description of one, in bytes. */
const BODY_LIMIT = 20 * 1024 * 1024;

export interface DeliveryApiOptions {
  readonly token: string;
  readonly publisher: Publisher;
  readonly ledger: Ledger;
  readonly live: LiveReleaseHolder;
}

const name = Type.String({ pattern: BUILD_NAME });
const buildId = Type.String({ pattern: BUILD_ID });
const build = Type.Object({ name, buildId });
const sentence = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });
const promotion = Type.Object({ name, buildId, actor: sentence(200), reason: sentence(1000) });

/** The API that builds are released by, under `/_delivery`. Every call carries the bearer token. */
export const deliveryApi: FastifyPluginAsyncTypebox<DeliveryApiOptions> = async (app, options) => {
  const { token, publisher, ledger, live } = options;
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, body),
  );
  app.addHook('onRequest', async (request) => {
    if (!carriesToken(request.headers.authorization, token)) {
      throw new DeliveryError('unauthorized', 'this call needs the bearer token of this delivery');
    }
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.post('/builds', { bodyLimit: BODY_LIMIT, schema: { body: buildArtifactSchema } }, ({ body }) =>
    publisher.reserve(asArtifact(body)),
  );

  app.put(
    '/builds/:name/:buildId/files/*',
    { schema: { params: Type.Object({ name, buildId, '*': Type.String() }) } },
    async ({ params, body }, reply) => {
      const content = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      await publisher.putFile(params.name, params.buildId, params['*'], content);
      return reply.code(204).send();
    },
  );

  app.post('/builds/:name/:buildId/commit', { schema: { params: build } }, async ({ params }, reply) => {
    await publisher.commit(params.name, params.buildId);
    return reply.code(204).send();
  });

  app.post('/promotions', { schema: { body: promotion } }, async ({ body: { actor, reason, ...wanted } }) => {
    const answer = await publisher.promote(wanted.name, wanted.buildId, {
      actor: actor.trim(),
      reason: reason.trim(),
    });
    await live.refresh();
    return answer;
  });

  app.get('/releases', { schema: { querystring: Type.Object({ name: Type.Optional(name) }) } }, ({ query }) =>
    releasesAnswer(ledger, live, query.name),
  );

  app.get('/verification', () => ledger.verify());
};
