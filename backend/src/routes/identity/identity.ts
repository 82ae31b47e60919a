import { requireAdmin } from '../../auth/authenticate';
import type { App } from '../App';
import { PRIVATE } from '../privateHeaders';
import { administratorSchema } from './identity.schema';

/**
 * `GET /apin/admin/identity`: the account behind the bearer token, for the administrator alone. Delivery knows by it who
 * calls its release API, so that tokens of the identity provider are verified in one place.
 */
export function registerIdentity(app: App): void {
  app.get('/apin/admin/identity', { schema: administratorSchema }, async (request, reply) => {
    const { uid } = requireAdmin(request);
    return reply.headers(PRIVATE).send({ uid });
  });
}
