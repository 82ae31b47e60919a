import type { FastifyPluginAsync } from 'fastify';
import { accountIdentity, administratorIdentity } from '@galopin/shared/contracts';
import { isFreshlySignedIn, requireAdmin, requireMember } from '../http/identity/authenticate';
import { serveCall } from '../http/serveCall';

export interface IdentityDependencies {
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Tells delivery who asks and who the administrator is, so that tokens of the identity provider are verified in one place, and what
 * is a fresh sign-in is said in one.
 */
export const identityRoutes: FastifyPluginAsync<IdentityDependencies> = async (app, { now }) => {
  serveCall(app, administratorIdentity, async (_read, request) => {
    const identity = requireAdmin(request);
    return { uid: identity.uid, isFresh: isFreshlySignedIn(identity, now()) };
  });

  serveCall(app, accountIdentity, async (_read, request) => {
    const { uid, email, emailVerified, isAdmin } = requireMember(request);
    // Whoever types another's address at the sign-up has it until they have shown that it is theirs: it says nothing.
    return { uid, verifiedEmail: emailVerified ? email : null, isAdmin };
  });
};
