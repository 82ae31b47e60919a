import { createHash } from 'node:crypto';
import type { CanaryState } from '@galopin/shared/contracts';
import { EVERYBODY } from '../ledger/checkOperation';

/** Bytes of the hash that are counted: 10,000 divides their range with an error below one in 10^10. */
const COUNTED_BYTES = 6;

/**
 * Whether a visitor is given a canary: the same answer at every visit, and independent of every other canary.
 * @param cohort the visitor's number; without one, only what everybody is given
 */
export function inCanary(
  cohort: string | undefined,
  { permyriad, salt }: Pick<CanaryState, 'permyriad' | 'salt'>,
): boolean {
  if (cohort === undefined) return permyriad >= EVERYBODY;
  const hash = createHash('sha256').update(`${cohort} ${salt}`).digest();
  return hash.readUIntBE(0, COUNTED_BYTES) % EVERYBODY < permyriad;
}
