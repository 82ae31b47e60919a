import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorCode } from '../errorCode';
import { DeliveryError } from '../DeliveryError';

/** Connection failures, as node, pg and PostgreSQL name them. */
const AWAY =
  /^(ECONN\w+|ENOTFOUND|EPIPE|ETIMEDOUT|08\w{3}|28\w{3}|3D000|57P0\d)$|timeout|Connection terminated/;

/** Answers every failure as `{error: {code, message, findings?}}`; what was not foreseen is logged and not told. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = error instanceof DeliveryError ? error : databaseAway(error);
  if (known) {
    const { code, message, findings, status } = known;
    return reply.code(status).send({ error: { code, message, ...(findings.length > 0 && { findings }) } });
  }
  const status = isFastifyError(error) ? (error.statusCode ?? 500) : 500;
  if (status < 500 && isFastifyError(error)) {
    return reply.code(status).send({ error: { code: error.code, message: error.message } });
  }
  request.log.error({ err: error }, 'a request failed');
  return reply.code(500).send({ error: { code: 'internal', message: 'Internal Server Error' } });
}

function databaseAway(error: unknown): DeliveryError | null {
  const message = error instanceof Error ? error.message : '';
  if (!AWAY.test(errorCode(error) ?? '') && !AWAY.test(message)) return null;
  return new DeliveryError(
    'database-away',
    'the release ledger cannot be reached: the site serves on, try again',
    [],
    {
      cause: error,
    },
  );
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error;
}
