import type { ReleasePointer } from '../ledger/ReleaseState';

/** A pointer that was read and must not serve. */
export class NotTrustedError extends Error {
  constructor({ environment, state }: ReleasePointer, fault: string) {
    super(`release ${state.release} of ${environment} is not trusted: ${fault}`);
    this.name = 'NotTrustedError';
  }
}
