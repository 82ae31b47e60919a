import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from './database/isDatabaseAway';
import { ApiError, errorBody, invalidParameter } from './errors';

/** Answers every failed request with `{error: {code, message, details?}}`; what we did not expect is logged. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const known = asApiError(error, request);
  if (known.status >= 500)
    request.log.error({ err: known.cause ?? known, call: callOf(request) }, known.message);
  void reply.code(known.status).header('cache-control', 'no-store').send(errorBody(known));
}

/** Method and route: an address may hold who someone is, or a link that opens something. */
function callOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? '(no route)'}`;
}

/** Answers a request for something that does not exist. */
export function handleNotFound(request: FastifyRequest, reply: FastifyReply): void {
  const path = request.url.split('?')[0] ?? '/';
  void reply
    .code(404)
    .send(errorBody(new ApiError(404, 'not-found', `${request.method} ${path} does not exist.`)));
}

function asApiError(error: FastifyError, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  if (error.validation !== undefined) return asInvalidParameter(error, request);
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return new ApiError(error.statusCode, 'bad-request', error.message);
  }
  if (isDatabaseAway(error)) {
    return new ApiError(503, 'unavailable', 'The data cannot be reached now.', undefined, { cause: error });
  }
  return new ApiError(500, 'internal', 'Something went wrong on our side.', undefined, { cause: error });
}

/** Parts of a request that a schema checks. */
const PARTS = [
  { context: 'querystring', schema: 'querystring', values: 'query' },
  { context: 'params', schema: 'params', values: 'params' },
  { context: 'body', schema: 'body', values: 'body' },
] as const;

/** Says which parameter is wrong; what is wanted stands in the schema's description of it. */
function asInvalidParameter(error: FastifyError, request: FastifyRequest): ApiError {
  const first = error.validation?.[0];
  const missing = first?.params.missingProperty;
  const name = typeof missing === 'string' ? missing : (first?.instancePath.split('/')[1] ?? '');
  const part = PARTS.find(({ context }) => context === error.validationContext) ?? PARTS[0];
  const values: unknown = request[part.values];
  const wanted = propertyOf(
    propertyOf(propertyOf(request.routeOptions.schema?.[part.schema], 'properties'), name),
    'description',
  );
  return invalidParameter(
    name,
    propertyOf(values, name),
    typeof wanted === 'string' ? wanted : (first?.message ?? ''),
  );
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
