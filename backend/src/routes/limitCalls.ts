import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors';

const MINUTE_MS = 60_000;

/**
 * Counts the calls of a route behind one address, each process for itself, and refuses those beyond the limit.
 * @param app has `@fastify/rate-limit`
 * @param most calls a minute
 * @throws ApiError 429 `too-many-requests`, with `retryAfter` in seconds
 */
export function limitCalls(app: FastifyInstance, most: number) {
  const check = app.createRateLimit({ max: most, timeWindow: MINUTE_MS });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const count = await check(request);
    if (count.isAllowed || !count.isExceeded) return;
    void reply.header('retry-after', count.ttlInSeconds);
    throw new ApiError(429, 'too-many-requests', `At most ${count.max} of these calls a minute.`, {
      limit: count.max,
      retryAfter: count.ttlInSeconds,
    });
  };
}
