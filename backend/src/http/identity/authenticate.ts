import { CallError } from '@galopin/shared/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
 * @throws CallError 401 `invalid-token`, 503 `identity-unavailable` when the token cannot be checked now
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
        throw new CallError('identity-unavailable', 'The token cannot be checked now.', { cause: error });
      }
      void reply.header('www-authenticate', 'Bearer error="invalid_token"');
      throw new CallError('invalid-token', error.message, { cause: error });
    }
  };
}

/** @throws CallError 401 `unauthenticated` for a request without token */
export function requireMember({ identity }: FastifyRequest, what = 'This'): Identity {
  if (identity === null) throw new CallError('unauthenticated', `${what} needs a signed-in user.`);
  return identity;
}

/** Milliseconds for which a password that was given counts as just given. */
const FRESH_MS = 10 * 60_000;

/**
 * @throws CallError 401 `unauthenticated` without token, 403 `forbidden` for anyone but the administrator, 403
 * `second-factor-required` for the administrator who gave the password alone where more is wanted
 */
export function requireAdmin(request: FastifyRequest): Identity {
  const identity = requireMember(request);
  if (identity.isAdmin) return identity;
  if (identity.lacksSecondFactor) {
    throw new CallError('second-factor-required', 'The administrator signs in with a second factor here.');
  }
  const why = identity.emailVerified ? '' : ' Your address is not verified.';
  throw new CallError('forbidden', `This needs the administrator.${why}`);
}

/**
 * Whether the password was given so lately that a stolen or forgotten session is not what asks.
 * @param now epoch milliseconds
 */
export function isFreshlySignedIn({ signedInAt }: Identity, now: number): boolean {
  return signedInAt * 1000 >= now - FRESH_MS;
}

/**
 * @param now epoch milliseconds
 * @throws CallError as {@link requireAdmin}, and 403 `recent-sign-in-required` where the password was given too long ago
 */
export function requireFreshAdmin(request: FastifyRequest, now: number): Identity {
  const identity = requireAdmin(request);
  if (isFreshlySignedIn(identity, now)) return identity;
  throw new CallError(
    'recent-sign-in-required',
    'Give your password again: that was more than ten minutes ago.',
  );
}

/** @throws CallError 401 `unauthenticated`, 403 `forbidden` for another user's record, the administrator's call included */
export function requireSelf(request: FastifyRequest): Identity {
  const identity = requireMember(request);
  const { uid } = request.params as { readonly uid?: string };
  if (uid === identity.uid) return identity;
  throw new CallError('forbidden', 'A user may reach only their own record.');
}
