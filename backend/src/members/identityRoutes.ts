import { administratorIdentity } from '@galopin/shared/contracts';
import type { App } from '../http/App';
import { isFreshlySignedIn, requireAdmin } from '../http/identity/authenticate';
import { PRIVATE } from '../http/privateHeaders';
import { serveCall } from '../http/serveCall';

export interface IdentityDependencies {
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Tells delivery who the administrator is, so that tokens of the identity provider are verified in one place, and what
 * is a fresh sign-in is said in one.
 */
export function registerIdentity(app: App, { now }: IdentityDependencies): void {
  serveCall(app, administratorIdentity, async (_read, request, reply) => {
    const identity = requireAdmin(request);
    void reply.headers(PRIVATE);
    return { uid: identity.uid, isFresh: isFreshlySignedIn(identity, now()) };
  });
}
