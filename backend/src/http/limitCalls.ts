import { CallError } from '@galopin/shared/server';
import rateLimit, { normalizeIP, type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';

const MINUTE_MS = 60_000;
/** Addresses that a process counts at once; the one that has not called for longest is let go. */
const COUNTED = 20_000;

/**
 * Makes it possible to limit calls below `app`.
 * @param shared where all nodes count; while it is away calls are let through. Without it each process counts for
 *   itself.
 */
export async function countCalls(app: FastifyInstance, shared: Redis | undefined): Promise<void> {
  const options: RateLimitPluginOptions = { global: false, cache: COUNTED };
  await app.register(
    rateLimit,
    shared === undefined
      ? options
      : { ...options, redis: shared, nameSpace: 'galopin.calls.', skipOnError: true },
  );
}

/** Who calls, for one limit: counts of several limits lie side by side. An IPv6 visitor is their /64. */
export function callerOf(limit: string, request: FastifyRequest): string {
  return `${limit}:${normalizeIP(request.ip, 64)}`;
}

/**
 * Counts the calls of a route behind one address and refuses those beyond the limit. The address is the visitor's own
 * as delivery passes it on.
 * @param app is below one that `countCalls` was given
 * @param name of the limit; routes of one name are counted together
 * @param most calls a minute
 * @throws CallError 429 `too-many-requests`, with `retryAfter` in seconds
 */
export function limitCalls(app: FastifyInstance, name: string, most: number) {
  const check = app.createRateLimit({
    max: most,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => callerOf(name, request),
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    refuseBeyond(await check(request), reply, 'minute');
  };
}

/**
 * @param span of the limit, in words
 * @throws CallError 429 `too-many-requests`, with `retryAfter` in seconds
 */
export function refuseBeyond(
  count: Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>,
  reply: FastifyReply,
  span: 'minute' | 'hour',
): void {
  if (count.isAllowed || !count.isExceeded) return;
  void reply.header('retry-after', count.ttlInSeconds);
  throw new CallError('too-many-requests', `At most ${count.max} of these calls in one ${span}.`, {
    details: {
      limit: count.max,
      retryAfter: count.ttlInSeconds,
    },
  });
}
