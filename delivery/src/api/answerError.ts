import { refusalCode } from '@galopin/shared/lib';
import { CallError, errorCode } from '@galopin/shared/server';
import { isDatabaseAway } from '@galopin/postgres/client';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** A disk that is full, over its quota or for reading only. */
const UNWRITABLE = ['ENOSPC', 'EDQUOT', 'EROFS'];

/** Seconds after which a connection that stood still has been replaced. */
const RETRY_AFTER = 5;

/** Answers every failure as `{error: {code, message, findings?}}`; what was not foreseen is logged and not told. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = error instanceof CallError ? error : (databaseAway(error) ?? storeUnwritable(error));
  if (known?.code === 'store-unwritable') request.log.error({ err: error }, known.message);
  if (known) {
    const { code, message, findings, status, retryAfter } = known;
    const wait = code === 'database-away' ? RETRY_AFTER : retryAfter;
    if (wait !== undefined) void reply.header('retry-after', wait);
    return reply.code(status).send({ error: { code, message, ...(findings.length > 0 && { findings }) } });
  }
  const status = isFastifyError(error) ? (error.statusCode ?? 500) : 500;
  if (status < 500 && isFastifyError(error)) {
    return reply.code(status).send({ error: { code: refusalCode(status), message: error.message } });
  }
  request.log.error({ err: error }, 'a request failed');
  return reply.code(500).send({ error: { code: 'internal', message: 'Internal Server Error' } });
}

function databaseAway(error: unknown): CallError | null {
  if (!isDatabaseAway(error)) return null;
  return new CallError(
    'database-away',
    'the release ledger cannot be reached: the site serves on, try again',
    { cause: error },
  );
}

function storeUnwritable(error: unknown): CallError | null {
  const code = errorCode(error) ?? '';
  if (!UNWRITABLE.includes(code)) return null;
  const why = code === 'EROFS' ? 'is for reading only' : 'is full';
  const message = `the disk of DATA_DIR or RELEASE_STORE ${why}: nothing was published, the site serves on, mend the disk and try again`;
  return new CallError('store-unwritable', message, { cause: error });
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error;
}
