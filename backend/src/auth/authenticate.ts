import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors';
import { InvalidTokenError, type TokenVerifier } from './createTokenVerifier';
import type { Identity } from './Identity';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null for a request without token. */
    identity: Identity | null;
  }
}

const BEARER = /^Bearer +(\S+)$/i;

/**
 * Reads the bearer token of a request. A token that is there but not good is refused, never taken for none.
 * @throws ApiError 401 `invalid-token`, 503 `identity-unavailable` when the token cannot be checked now
 */
export function createAuthenticate(verifier: TokenVerifier) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const header = request.headers.authorization;
    if (header === undefined) return;
    const token = BEARER.exec(header)?.[1];
    try {
      if (token === undefined) throw new InvalidTokenError('"Authorization: Bearer <ID token>" is wanted.');
      request.identity = await verifier.verify(token);
    } catch (error) {
      if (!(error instanceof InvalidTokenError)) {
        throw new ApiError(503, 'identity-unavailable', 'The token cannot be checked now.', undefined, {
          cause: error,
        });
      }
      void reply.header('www-authenticate', 'Bearer error="invalid_token"');
      throw new ApiError(401, 'invalid-token', error.message, undefined, { cause: error });
    }
  };
}

/** @throws ApiError 401 `unauthenticated` for a request without token */
export function requireMember({ identity }: FastifyRequest, what = 'This'): Identity {
  if (identity === null) throw new ApiError(401, 'unauthenticated', `${what} needs a signed-in user.`);
  return identity;
}

/** @throws ApiError 401 `unauthenticated` without token, 403 `forbidden` for anyone but the administrator */
export function requireAdmin(request: FastifyRequest): Identity {
  const identity = requireMember(request);
  if (identity.isAdmin) return identity;
  const why = identity.emailVerified ? '' : ' Your address is not verified.';
  throw new ApiError(403, 'forbidden', `This needs the administrator.${why}`);
}
