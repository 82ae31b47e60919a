import { isFreshlySignedIn, requireAdmin } from '../http/identity/authenticate';
import { ADMIN } from '../http/access';
import type { App } from '../http/App';
import { PRIVATE } from '../http/privateHeaders';
import { administratorSchema } from './identity.schema';

export interface IdentityDependencies {
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * `GET /apin/admin/identity`: the account behind the bearer token, for the administrator alone. Delivery knows by it who
 * calls its release API, so that tokens of the identity provider are verified in one place, and what is a fresh sign-in is said in one.
 */
export function registerIdentity(app: App, { now }: IdentityDependencies): void {
  app.get('/apin/admin/identity', { schema: administratorSchema, ...ADMIN }, async (request, reply) => {
    const identity = requireAdmin(request);
    const isFresh = isFreshlySignedIn(identity, now());
    return reply.headers(PRIVATE).send({ uid: identity.uid, isFresh });
  });
}
