import { LRUCache } from 'lru-cache';
import { InvalidTokenError, type TokenVerifier } from './createTokenVerifier';

export interface RevocationsOptions {
  readonly verifier: TokenVerifier;
  /** Sessions begun before this time are over, epoch seconds; undefined where none was ended. */
  readonly revokedBefore: (uid: string) => Promise<number | undefined>;
  /** Milliseconds that an answer is kept: how long another process may still let an ended session in. */
  readonly keepMs?: number;
}

/** Ends sessions although their tokens are still good. */
export interface Revocations {
  /** Refuses, beside what is no good token, one of a session that was ended. */
  readonly verifier: TokenVerifier;
  /** Asks again at the next token of this user. */
  forget(uid: string): void;
}

const KEEP_MS = 10_000;
const REMEMBERED_USERS = 5000;

export function createRevocations({
  verifier,
  revokedBefore,
  keepMs = KEEP_MS,
}: RevocationsOptions): Revocations {
  const known = new LRUCache<string, { readonly before: number | undefined }>({
    max: REMEMBERED_USERS,
    ttl: keepMs,
    fetchMethod: async (uid) => ({ before: await revokedBefore(uid) }),
  });
  return {
    forget: (uid) => void known.delete(uid),
    verifier: {
      verify: async (token) => {
        const identity = await verifier.verify(token);
        const before = (await known.fetch(identity.uid))?.before;
        if (before !== undefined && identity.signedInAt < before) {
          throw new InvalidTokenError('This session was ended: sign in again.');
        }
        return identity;
      },
    },
  };
}
