import { refusalCode } from '@galopin/shared/lib';
import { InputError } from '@galopin/shared/server';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '@galopin/postgres/client';
import { isDataFault } from '../database/isDataFault';
import { ApiError, errorBody, refuseInput } from './errors';

const UNAVAILABLE = 'unavailable';
/** Seconds after which a call may do better: by then the connections that stood still have been replaced. */
const RETRY_AFTER = 5;

/** Answers every failed request with `{error: {code, message, details?}}`; what we did not expect is logged. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const known = asApiError(error);
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

function asApiError(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof InputError) return refuseInput(error);
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
