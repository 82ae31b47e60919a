import type { Access, AnswerOf, Call, ReadOf } from '@galopin/shared/contracts';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { GenericSchema } from 'valibot';
import type { App } from './App';
import type { BodyCache } from './createBodyCache';
import { readInput, readText } from './readInput';
import { errorJsonSchema } from './schemas';
import { sendReadyBody } from './sendReadyBody';

type Options = Pick<RouteShorthandOptions, 'onRequest' | 'preHandler' | 'bodyLimit'>;

/** A part that the call has read is there; the others are not. */
interface Parts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/**
 * Serves a declared call: who may make it, what it takes, and its part of the API's description come from the
 * declaration. Every part is checked before `handle` sees it.
 * @param handle gives the answer, or has sent another one by `reply`
 */
export function serveCall<Made extends Call>(
  app: App,
  call: Made,
  handle: (
    read: ReadOf<Made>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<AnswerOf<Made> | FastifyReply>,
  options: Options = {},
): void {
  const { access, isNoted, params, query, body, ...terms } = call.terms();
  app.route({
    ...options,
    method: call.method,
    url: call.path,
    config: { access, ...(isNoted !== undefined && { isNoted }) },
    schema: describe(
      call,
      { ...terms, refusals: [...REFUSALS[access], ...(terms.refusals ?? [])] },
      { params, query, body },
    ),
    // The declaration checks; Fastify's own compiler only describes.
    validatorCompiler: () => (value: unknown) => ({ value }),
    handler: (request, reply) => {
      const read: Parts = {};
      if (params !== undefined) read.params = readText(params, request.params);
      if (query !== undefined) read.query = readText(query, request.query);
      if (body !== undefined) read.body = readInput(body, request.body);
      return handle(read as ReadOf<Made>, request, reply);
    },
  });
}

/** What every call of somebody's may be answered. */
const REFUSALS: Readonly<Record<Access, readonly number[]>> = {
  anyone: [],
  member: [401],
  self: [401, 403],
  admin: [401, 403],
  'admin-fresh': [401, 403],
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
  app: App,
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

interface Described {
  readonly summary: string;
  readonly description?: string;
  readonly mediaType?: string;
  readonly refusals: readonly number[];
}

function describe(
  call: Call,
  { summary, description, mediaType, refusals }: Described,
  parts: DescribedParts,
) {
  const { params, query, body } = parts;
  return {
    summary,
    ...(description !== undefined && { description }),
    ...(mediaType !== undefined && { produces: [mediaType] }),
    ...(params && { params: jsonSchema(params, 'input') }),
    ...(query && { querystring: jsonSchema(query, 'input') }),
    ...(body && { body: jsonSchema(body, 'input') }),
    response: {
      200: jsonSchema(call.answer, 'output'),
      ...Object.fromEntries(refusals.map((status) => [status, errorJsonSchema])),
    },
  };
}

interface DescribedParts {
  readonly params: GenericSchema | undefined;
  readonly query: GenericSchema | undefined;
  readonly body: GenericSchema | undefined;
}

/** A schema as JSON Schema, without the name of its dialect. */
export function jsonSchema(
  schema: GenericSchema,
  typeMode: 'input' | 'output',
): Readonly<Record<string, unknown>> {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' });
  return rest;
}
