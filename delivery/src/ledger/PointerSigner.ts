import type { Fingerprints } from './fingerprints';
import type { ReleasePointer } from './ReleaseState';

/** Signs what serves, and tells whether a pointer that was read is one that was signed. */
export interface PointerSigner {
  /** Signature over environment, release, hash, state and every build the state refers to. */
  sign(pointer: ReleasePointer, builds: Fingerprints): string;
  /** Why a pointer cannot be trusted; `undefined` when it can, as can the one before the first release. */
  findFault(pointer: ReleasePointer, builds: Fingerprints): string | undefined;
}
