import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createPointerSigner } from '../signing/createPointerSigner';
import type { PointerSigner } from '../ledger/PointerSigner';
import { keyIdOf } from '../signing/signingKeys';

/** A signer with a key of its own, which trusts the others as well. */
export function testSigner(
  ...others: readonly KeyObject[]
): PointerSigner & { readonly publicKey: KeyObject } {
  const own = generateKeyPairSync('ed25519').privateKey;
  const publicKey = createPublicKey(own);
  const trusted = new Map([publicKey, ...others].map((key) => [keyIdOf(key), key]));
  return { ...createPointerSigner({ own, trusted }), publicKey };
}
