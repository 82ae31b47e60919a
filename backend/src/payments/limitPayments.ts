import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerOf, refuseBeyond } from '../http/limitCalls';

/** Calls a minute, of one member and of all behind one address. */
export interface PaymentLimit {
  readonly ofMember: number;
  readonly ofAddress: number;
}

const MINUTE_MS = 60_000;

/** A payer makes an order for each try to pay. */
export const ORDER_LIMIT: PaymentLimit = { ofMember: 10, ofAddress: 60 };
/** A page that gets no answer asks for the same order again. */
export const CONFIRM_LIMIT: PaymentLimit = { ofMember: 30, ofAddress: 120 };

/**
 * Counts the calls of a route and refuses those beyond the limit. The address is the visitor's own as delivery passes
 * it on.
 * @param app is below one that `countCalls` was given
 * @param name of the limit
 * @throws CallError 429 `too-many-requests`, with `retryAfter` in seconds
 */
export function limitPayments(app: FastifyInstance, name: string, { ofMember, ofAddress }: PaymentLimit) {
  const checkAddress = app.createRateLimit({
    max: ofAddress,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => callerOf(name, request),
  });
  const checkMember = app.createRateLimit({
    max: ofMember,
    timeWindow: MINUTE_MS,
    keyGenerator: ({ identity }) => `${name} of:${identity?.uid ?? ''}`,
    // Whoever is not signed in is refused for that.
    allowList: ({ identity }) => identity === null,
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    for (const check of [checkMember, checkAddress]) refuseBeyond(await check(request), reply, 'minute');
  };
}
