import { BUILD_ID, BUILD_NAME, buildReservation } from '@galopin/shared/contracts';
import { readText } from '@galopin/shared/server';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { callerOf, demand } from '../access/requireCaller';
import { serveCall } from '../http/serveCall';
import type { ApiOptions } from './ApiOptions';

/** Largest file of a build, and largest description of one, in bytes. */
const BODY_LIMIT = 20 * 1024 * 1024;

const Build = v.object({
  name: v.pipe(v.string(), v.regex(BUILD_NAME)),
  buildId: v.pipe(v.string(), v.regex(BUILD_ID)),
});
const BuildFile = v.object({ ...Build.entries, '*': v.string() });

/** Takes builds in: reserve, send the files, commit. */
export const buildRoutes: FastifyPluginAsync<ApiOptions> = async (app, { publisher }) => {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, body),
  );

  serveCall(
    app,
    buildReservation,
    async ({ body }, request) => {
      demand(callerOf(request).mayPublish(body.name));
      return publisher.reserve(body);
    },
    { bodyLimit: BODY_LIMIT },
  );

  app.put('/builds/:name/:buildId/files/*', async (request, reply) => {
    const { name, buildId, '*': file } = readText(BuildFile, request.params);
    demand(callerOf(request).mayPublish(name));
    await publisher.putFile(name, buildId, file, contentOf(request));
    return reply.code(204).send();
  });

  app.post('/builds/:name/:buildId/commit', async (request, reply) => {
    const { name, buildId } = readText(Build, request.params);
    demand(callerOf(request).mayPublish(name));
    await publisher.commit(name, buildId);
    return reply.code(204).send();
  });
};

const contentOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));
