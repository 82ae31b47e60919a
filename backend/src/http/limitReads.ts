import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RELEASE_NEWS } from '@galopin/shared/contracts';
import { sameSecret } from './identity/sameSecret';
import { callerOf, refuseBeyond } from './limitCalls';

/** Reads of one address, or of one member wherever they are. */
export interface ReadLimits {
  readonly perMinute: number;
  readonly perHour: number;
}

/**
 * A page of a race makes seven calls. A minute: forty people behind one address who each open a page every half minute.
 * An hour: sixty people at a kiosk with eight pages each, and ten screens left open on races that change. Who reads the
 * archive by machine reaches both at once; the paid export is how all of it is read.
 */
export const READ_LIMITS: ReadLimits = { perMinute: 600, perHour: 8000 };

const MINUTE_MS = 60_000;

/**
 * Limits the reads of all routes added to `app` after this, counted together.
 * @param app is below one that `countCalls` was given
 * @param internalToken delivery shows it when it asks for itself, which no visitor's share should pay
 * @throws (in a call) CallError 429 `too-many-requests`, with `retryAfter` in seconds
 */
export function limitReads(
  app: FastifyInstance,
  limits: ReadLimits,
  internalToken: string | undefined,
): void {
  const isDelivery = ({ headers }: FastifyRequest) =>
    internalToken !== undefined && sameSecret(String(headers[RELEASE_NEWS.header]), internalToken);
  const keyGenerator = (request: FastifyRequest) =>
    request.identity === null ? callerOf('reads', request) : `reads of:${request.identity.uid}`;
  const windows = [
    { max: limits.perMinute, timeWindow: MINUTE_MS, name: 'minute' as const },
    { max: limits.perHour, timeWindow: 60 * MINUTE_MS, name: 'hour' as const },
  ].map(({ name, ...window }) => ({
    name,
    check: app.createRateLimit({ ...window, keyGenerator: (request) => `${name} ${keyGenerator(request)}` }),
  }));
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (isDelivery(request)) return;
    for (const { name, check } of windows) refuseBeyond(await check(request), reply, name);
  });
}
