import type { FastifyPluginAsync } from 'fastify';
import { administratorIdentity } from '@galopin/shared/contracts';
import { isFreshlySignedIn, requireAdmin } from '../http/identity/authenticate';
import { serveCall } from '../http/serveCall';

export interface IdentityDependencies {
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Tells delivery who the administrator is, so that tokens of the identity provider are verified in one place, and what
 * is a fresh sign-in is said in one.
 */
export const identityRoutes: FastifyPluginAsync<IdentityDependencies> = async (app, { now }) => {
  serveCall(app, administratorIdentity, async (_read, request) => {
    const identity = requireAdmin(request);
    return { uid: identity.uid, isFresh: isFreshlySignedIn(identity, now()) };
  });
};
