import { RELEASE_NEWS } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import type { onRequestHookHandler } from 'fastify';
import { sameSecret } from '../http/identity/sameSecret';

/**
 * Lets delivery in and nobody else.
 * @param internalToken what delivery shows
 * @throws (in a call) CallError 401 `unauthorized`
 */
export function forDelivery(internalToken: string): onRequestHookHandler {
  return (request, _reply, done) => {
    const isKnown = sameSecret(String(request.headers[RELEASE_NEWS.header]), internalToken);
    done(isKnown ? undefined : new CallError('unauthorized', 'This call is for delivery alone.'));
  };
}
