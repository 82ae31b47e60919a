import {
  decodeProtectedHeader,
  errors,
  jwtVerify,
  UnsecuredJWT,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import { LRUCache } from 'lru-cache';
import type { Identity } from './Identity';

export interface TokenVerifierOptions {
  readonly projectId: string;
  /** Finds the public key a token names. */
  readonly keys: JWTVerifyGetKey;
  /** Accepts unsigned tokens, which is what the Auth emulator issues. Never in production. */
  readonly allowUnsigned: boolean;
  /** Its owner is the administrator, once the address is verified. */
  readonly adminEmail: string;
  /** Whether the administrator must have signed in with a second factor; not by default. */
  readonly wantsSecondFactor?: boolean;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

/** Checks an ID token of Firebase Authentication. */
export interface TokenVerifier {
  /**
   * @throws InvalidTokenError saying what is wrong with the token
   * @throws Error of the key source when the keys cannot be had
   */
  verify(token: string): Promise<Identity>;
}

/** A token that must not be trusted. The message may be shown. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
}

const REMEMBERED_TOKENS = 5000;
/** Seconds by which the issuer's clock may be ahead of ours. */
const CLOCK_SKEW = 60;
/** Seconds. */
const LIFETIME = 3600;

/**
 * Verifies issuer, audience, expiry, subject and RS256 signature. A token found good is remembered until it
 * expires, so that checking the signature is paid once.
 * @source https://firebase.google.com/docs/auth/admin/verify-id-tokens#verify_id_tokens_using_a_third-party_jwt_library (2025-01)
 */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const now = options.now ?? Date.now;
  const known = new LRUCache<string, { readonly identity: Identity; readonly expiresAt: number }>({
    max: REMEMBERED_TOKENS,
  });
  return {
    verify: async (token) => {
      const remembered = known.get(token);
      if (remembered !== undefined && remembered.expiresAt > now()) return remembered.identity;
      const payload = await readPayload(token, options, now());
      refuseOddTimes(payload, now() / 1000);
      const identity = toIdentity(payload, options);
      known.set(token, { identity, expiresAt: (payload.exp ?? 0) * 1000 });
      return identity;
    },
  };
}

async function readPayload(token: string, options: TokenVerifierOptions, now: number): Promise<JWTPayload> {
  const rules = {
    issuer: `https://securetoken.google.com/${options.projectId}`,
    audience: options.projectId,
    requiredClaims: ['sub', 'exp', 'iat'],
    currentDate: new Date(now),
  };
  try {
    if (options.allowUnsigned && decodeProtectedHeader(token).alg === 'none') {
      return UnsecuredJWT.decode(token, rules).payload;
    }
    return (await jwtVerify(token, options.keys, { ...rules, algorithms: ['RS256'] })).payload;
  } catch (error) {
    throw asInvalid(error);
  }
}

/**
 * An ID token lives for an hour, and nobody signed in later than now.
 * @param now epoch seconds
 * @source https://firebase.google.com/docs/auth/admin/verify-id-tokens (`iat` and `auth_time` must be in the past)
 */
function refuseOddTimes({ iat = 0, exp = 0, auth_time: signedInAt }: JWTPayload, now: number): void {
  const latest = now + CLOCK_SKEW;
  if (iat > latest) throw new InvalidTokenError('The token’s "iat" is in the future.');
  if (typeof signedInAt === 'number' && signedInAt > latest)
    throw new InvalidTokenError('The token’s "auth_time" is in the future.');
  if (exp - iat > LIFETIME + CLOCK_SKEW)
    throw new InvalidTokenError('The token’s "exp" is more than an hour after its "iat".');
}

/** Says what is wrong with the token; what is wrong with the key source is passed on. */
function asInvalid(error: unknown): unknown {
  if (error instanceof errors.JWTExpired)
    return new InvalidTokenError('The token has expired.', { cause: error });
  if (error instanceof errors.JWTClaimValidationFailed) {
    return new InvalidTokenError(`The token's "${error.claim}" is not accepted here.`, { cause: error });
  }
  if (error instanceof errors.JOSEAlgNotAllowed) {
    return new InvalidTokenError('The token is not signed as those of this site are.', { cause: error });
  }
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return error;
  if (error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC') {
    return new InvalidTokenError('The token is not one of this site.', { cause: error });
  }
  // decodeProtectedHeader says so of a text that is no token at all.
  if (error instanceof TypeError && error.message.startsWith('Invalid Token')) {
    return new InvalidTokenError('The token cannot be read.', { cause: error });
  }
  return error;
}

function toIdentity(
  payload: JWTPayload,
  { adminEmail, wantsSecondFactor = false }: TokenVerifierOptions,
): Identity {
  const { sub, email, email_verified: verified, auth_time: signedInAt, iat = 0 } = payload;
  if (sub === undefined || sub === '' || sub.length > 128) {
    throw new InvalidTokenError('The token names nobody.');
  }
  const address = typeof email === 'string' ? email : null;
  const isAdministrators = verified === true && address?.toLowerCase() === adminEmail.toLowerCase();
  const lacksSecondFactor = isAdministrators && wantsSecondFactor && !hasSecondFactor(payload);
  return {
    uid: sub,
    email: address,
    emailVerified: verified === true,
    isAdmin: isAdministrators && !lacksSecondFactor,
    lacksSecondFactor,
    signedInAt: typeof signedInAt === 'number' ? signedInAt : iat,
  };
}

/**
 * Whether more than the password was asked for at the sign-in that a token stands for.
 * @source https://cloud.google.com/identity-platform/docs/web/mfa (`firebase.sign_in_second_factor`, `phone` or `totp`)
 */
function hasSecondFactor({ firebase }: JWTPayload): boolean {
  const factor: unknown =
    typeof firebase === 'object' && firebase !== null && 'sign_in_second_factor' in firebase
      ? firebase.sign_in_second_factor
      : undefined;
  return typeof factor === 'string' && factor !== '';
}
