import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '../http/isLoopback';
import { isSignInCall } from './isSignInCall';
import { newPasswordRefusal } from './newPasswordRefusal';

/**
 * Sign-in calls a minute from one address: a page makes two at a sign-in and one an hour after it, so that this is a
 * room of twenty people who all sign in within the minute, and few guesses of a password.
 */
const PER_MINUTE = 60;
const MINUTE_MS = 60_000;

/**
 * Lets the page's own calls through to the Auth emulator, and no password that the page would not take. Calls of this
 * machine are not counted: whoever runs a demonstration is no stranger to it, and in production there is no emulator.
 * @param scope whose calls these are
 */
export async function createSignInGuard(scope: FastifyInstance) {
  await scope.register(rateLimit, { global: false });
  const count = scope.createRateLimit({
    max: PER_MINUTE,
    timeWindow: MINUTE_MS,
    allowList: ({ ip }) => isLoopback(ip),
    keyGenerator: ({ ip }) => normalizeIP(ip, 64),
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (!isSignInCall(request.method, request.url)) {
      return reply
        .code(404)
        .type('text/plain')
        .send('Only the sign-in calls of the Auth emulator are passed on.');
    }
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) {
      return reply
        .code(429)
        .header('retry-after', counted.ttlInSeconds)
        .send({ error: { code: 429, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } });
    }
    const refusal = newPasswordRefusal(request.url, request.body);
    return refusal === null ? undefined : reply.code(400).send(refusal);
  };
}
