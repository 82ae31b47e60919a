import type { AnswerOf, Call, CallTerms, ReadOf } from '@galopin/shared/contracts';
import { partsOf, readParts } from '@galopin/shared/server';
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';

/**
 * Serves a declared call below the prefix of `app`: every part is read by the declaration before `handle` sees it. Who
 * may make it, the plugin around it decides.
 */
export function serveCall<Made extends Call>(
  app: FastifyInstance,
  call: Made,
  handle: (read: ReadOf<Made>, request: FastifyRequest) => Promise<AnswerOf<Made>>,
  options: Pick<RouteShorthandOptions, 'bodyLimit'> = {},
): void {
  const terms: CallTerms = call.terms();
  const { status = 200, params, query, body } = terms;
  app.route({
    ...options,
    method: call.method,
    url: call.path.slice(app.prefix.length),
    // The declaration reads; Fastify only has to know which parts there are.
    schema: { ...(params && { params: {} }), ...(query && { querystring: {} }), ...(body && { body: {} }) },
    validatorCompiler: readParts(terms),
    handler: async (request, reply) => {
      void reply.code(status);
      const answer = await handle(partsOf(terms, request) as ReadOf<Made>, request);
      return answer === null ? reply.send() : answer;
    },
  });
}
