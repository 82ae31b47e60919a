import type { Access, AnswerOf, Call, CallTerms, ReadOf } from '@galopin/shared/contracts';
import { partsOf, readParts } from '@galopin/shared/server';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { GenericSchema } from 'valibot';
import type { BodyCache } from './createBodyCache';
import { PRIVATE } from './privateHeaders';
import { errorJsonSchema } from './errorJsonSchema';
import { sendReadyBody } from './sendReadyBody';

/** `preValidation` refuses before anything of the call is checked. */
type Options = Pick<RouteShorthandOptions, 'onRequest' | 'preValidation' | 'preHandler' | 'bodyLimit'>;

/**
 * Serves a declared call: who may make it, what it takes, and its part of the API's description come from the
 * declaration. Every part is checked before anything of the call is done or written down.
 * @param handle gives the answer, or has sent another one by `reply`
 */
export function serveCall<Made extends Call>(
  app: FastifyInstance,
  call: Made,
  handle: (
    read: ReadOf<Made>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<AnswerOf<Made> | FastifyReply>,
  options: Options = {},
): void {
  const terms: CallTerms = call.terms();
  const { access, isNoted, status = 200 } = terms;
  app.route({
    ...options,
    method: call.method,
    url: call.path,
    // HEAD of a stream would hold its connection open for an answer without body.
    exposeHeadRoute: terms.mediaType !== 'text/event-stream',
    config: { access, ...(isNoted !== undefined && { isNoted }) },
    schema: describe(call, terms),
    // The declaration reads; Fastify's own compiler only describes.
    validatorCompiler: readParts(terms),
    handler: async (request, reply) => {
      void reply.code(status);
      if (access !== 'anyone') void reply.headers(PRIVATE);
      const answer = await handle(partsOf(terms, request) as ReadOf<Made>, request, reply);
      // An answer without content has no type either.
      return answer === null ? reply.send() : answer;
    },
  });
}

/** Statuses by which every call of such an access may be refused. */
const ACCESS_REFUSALS: Readonly<Record<Access, readonly number[]>> = {
  anyone: [],
  member: [401],
  self: [401, 403],
  admin: [401, 403],
  'admin-fresh': [401, 403],
  system: [401],
};

const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** Where answers are kept, and how. */
export interface Kept {
  readonly bodies: BodyCache;
  /** What else than the call tells answers apart: a day, say. */
  readonly key?: () => string;
  /** For visitors who are not signed in. */
  readonly cacheControl?: string;
}

/** Serves a call whose answers are kept ready until what is stored changes. */
export function serveKept<Made extends Call>(
  app: FastifyInstance,
  call: Made,
  kept: Kept,
  make: (read: ReadOf<Made>) => Promise<AnswerOf<Made>>,
): void {
  serveCall(app, call, async (read, request, reply) =>
    sendKept(call, kept, { request, reply, key: [read] }, () => make(read)),
  );
}

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** All that the answer depends on. */
  readonly key: readonly unknown[];
}

/** Sends the kept answer to a call, else one made now. */
export async function sendKept<Made extends Call>(
  call: Made,
  { bodies, key: own, cacheControl = CACHE_CONTROL }: Kept,
  { request, reply, key }: Asked,
  make: () => Promise<AnswerOf<Made>>,
): Promise<FastifyReply> {
  const name = JSON.stringify([call.path, own?.(), ...key]);
  const body = await bodies.get(name, async () => ({ value: await make() }));
  return sendReadyBody(request, reply, body, cacheControl);
}

function describe({ answer }: Call, terms: CallTerms) {
  const { summary, description, mediaType, rows, status = 200, params, query, body } = terms;
  const refusals = [...ACCESS_REFUSALS[terms.access], ...(terms.refusals ?? [])];
  return {
    summary,
    ...(description !== undefined && { description }),
    ...(mediaType !== undefined && { produces: [mediaType] }),
    ...(params && { params: jsonSchema(params, 'input') }),
    ...(query && { querystring: jsonSchema(query, 'input') }),
    ...(body && { body: jsonSchema(body, 'input') }),
    response: {
      [status]: jsonSchema(rows ?? answer, 'output'),
      ...Object.fromEntries(refusals.map((refusal) => [refusal, errorJsonSchema])),
    },
  };
}

/** A schema as JSON Schema, without the name of its dialect. */
export function jsonSchema(
  schema: GenericSchema,
  typeMode: 'input' | 'output',
): Readonly<Record<string, unknown>> {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    // Without it, the serialiser drops what a loose object says beside its fields.
    overrideSchema: ({ valibotSchema, jsonSchema: made }) =>
      valibotSchema.type === 'loose_object' ? { ...made, additionalProperties: true } : undefined,
  });
  return rest;
}
