import { refusalCode } from '@galopin/shared/lib';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '@galopin/postgres/client';
import { isDataFault } from '../database/isDataFault';
import { ApiError, errorBody, invalidParameter } from './errors';

const UNAVAILABLE = 'unavailable';
/** Seconds after which a call may do better: by then the connections that stood still have been replaced. */
const RETRY_AFTER = 5;

/** Answers every failed request with `{error: {code, message, details?}}`; what we did not expect is logged. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const known = asApiError(error, request);
  if (known.status >= 500)
    request.log.error({ err: known.cause ?? known, call: callOf(request) }, known.message);
  if (isDataFault(known.cause))
    request.log.warn(
      { err: known.cause, call: callOf(request) },
      'a call held a value that cannot be stored',
    );
  if (known.code === UNAVAILABLE) void reply.header('retry-after', RETRY_AFTER);
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
    return new ApiError(error.statusCode, refusalCode(error.statusCode), error.message);
  }
  if (isDataFault(error)) {
    // What PostgreSQL says of it may repeat the statement.
    const message = 'A value of this call is out of range, or holds a character that cannot be stored.';
    return new ApiError(400, 'bad-request', message, undefined, { cause: error });
  }
  if (isDatabaseAway(error)) {
    return new ApiError(503, UNAVAILABLE, 'The data cannot be reached now.', undefined, { cause: error });
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
