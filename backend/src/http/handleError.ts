import { refusalCode } from '@galopin/shared/lib';
import { CallError } from '@galopin/shared/server';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '@galopin/postgres/client';
import { isDataFault } from '../database/isDataFault';
import { errorBody } from './errors';

const UNAVAILABLE = 'unavailable';
/** What passes by itself: an answer with one of these says when to come back. */
const PASSING: ReadonlySet<string> = new Set([UNAVAILABLE, 'identity-unavailable']);
/** Seconds after which a call may do better: by then the connections that stood still have been replaced. */
const RETRY_AFTER = 5;

/** Answers every failed request with `{error: {code, message, details?}}`; what we did not expect is logged. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const known = asCallError(error);
  if (known.status >= 500)
    request.log.error({ err: known.cause ?? known, call: callOf(request) }, known.message);
  if (isDataFault(known.cause))
    request.log.warn(
      { err: known.cause, call: callOf(request) },
      'a call held a value that cannot be stored',
    );
  if (PASSING.has(known.code)) void reply.header('retry-after', RETRY_AFTER);
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
    .send(errorBody(new CallError('not-found', `${request.method} ${path} does not exist.`)));
}

function asCallError(error: FastifyError): CallError {
  if (error instanceof CallError) return error;
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return new CallError(refusalCode(error.statusCode), error.message, { status: error.statusCode });
  }
  if (isDataFault(error)) {
    // What PostgreSQL says of it may repeat the statement.
    const message = 'A value of this call is out of range, or holds a character that cannot be stored.';
    return new CallError('bad-request', message, { cause: error });
  }
  if (isDatabaseAway(error)) {
    return new CallError(UNAVAILABLE, 'The data cannot be reached now.', { cause: error });
  }
  return new CallError('internal', 'Something went wrong on our side.', { cause: error });
}
