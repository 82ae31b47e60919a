import { createPublicKey, sign, verify } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'safe-stable-stringify';
import type { Fingerprints } from '../ledger/fingerprints';
import { GENESIS_HASH } from '../ledger/historyHash';
import { EMPTY_STATE, type ReleasePointer } from '../ledger/ReleaseState';
import type { PointerSigner } from '../ledger/PointerSigner';
import { keyIdOf, type SigningKeys } from './signingKeys';

/** Ed25519. A signature reads `<key id>.<base64url>`, so that keys can be changed one node after the other. */
export function createPointerSigner({ own, trusted }: SigningKeys): PointerSigner {
  const ownId = keyIdOf(createPublicKey(own));
  return {
    sign: (pointer, builds) =>
      `${ownId}.${sign(null, statement(pointer, builds), own).toString('base64url')}`,
    findFault(pointer, builds) {
      if (isBeforeFirstRelease(pointer)) return undefined;
      if (pointer.signature === undefined) return 'it is not signed';
      const [keyId = '', signature = ''] = pointer.signature.split('.');
      const key = trusted.get(keyId);
      if (!key) return `it is signed by ${keyId}: wanted one of ${[...trusted.keys()].join(', ')}`;
      return verify(null, statement(pointer, builds), key, Buffer.from(signature, 'base64url'))
        ? undefined
        : 'the signature does not fit: pointer or builds were changed after it was signed';
    },
  };
}

function isBeforeFirstRelease({ state, hash }: ReleasePointer): boolean {
  return hash === GENESIS_HASH && isDeepStrictEqual(state, EMPTY_STATE);
}

/** What is signed. Keys are sorted: the database keeps them in an order of its own. */
function statement({ environment, state, hash }: ReleasePointer, builds: Fingerprints): Buffer {
  const facts: object = { environment, state, hash, builds: Object.fromEntries(builds) };
  return Buffer.from(stringify(facts));
}
