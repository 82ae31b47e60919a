import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { callerOf, demand } from '../access/requireCaller';
import { asArtifact, buildArtifactSchema } from '../builds/buildArtifactSchema';
import type { ApiOptions } from './ApiOptions';
import { buildId, name } from './schemas';

/** Largest file of a build, and largest description of one, in bytes. */
const BODY_LIMIT = 20 * 1024 * 1024;

const build = Type.Object({ name, buildId });

/** Takes builds in: reserve, send the files, commit. */
export const buildRoutes: FastifyPluginAsyncTypebox<ApiOptions> = async (app, { publisher }) => {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, body),
  );

  app.post('/builds', { bodyLimit: BODY_LIMIT, schema: { body: buildArtifactSchema } }, async (request) => {
    demand(callerOf(request).mayPublish(request.body.name));
    return publisher.reserve(asArtifact(request.body));
  });

  app.put(
    '/builds/:name/:buildId/files/*',
    { schema: { params: Type.Object({ name, buildId, '*': Type.String() }) } },
    async (request, reply) => {
      const { params, body } = request;
      demand(callerOf(request).mayPublish(params.name));
      const content = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      await publisher.putFile(params.name, params.buildId, params['*'], content);
      return reply.code(204).send();
    },
  );

  app.post('/builds/:name/:buildId/commit', { schema: { params: build } }, async (request, reply) => {
    const { params } = request;
    demand(callerOf(request).mayPublish(params.name));
    await publisher.commit(params.name, params.buildId);
    return reply.code(204).send();
  });
};
