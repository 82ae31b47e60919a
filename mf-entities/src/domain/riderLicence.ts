import type { EntitySplit } from '@galopin/shared/contracts';
import { disciplineKind, isHarness } from './disciplineKind';

/** Which side of the trade someone rides on, as far as their starts tell. */
export type RiderLicence = 'driver' | 'trotRider' | 'trot' | 'jockey' | 'both' | 'unknown';

/**
 * A driver sits in the sulky, a trot rider in the saddle of a trotter, a jockey rides at gallop.
 * @param disciplines the split by discipline, over all stored races
 */
export function riderLicence(disciplines: readonly EntitySplit[]): RiderLicence {
  const keys = disciplines.map(({ key }) => key);
  const trot = keys.filter((key) => disciplineKind(key) === 'trot');
  if (keys.length === 0) return 'unknown';
  if (trot.length === 0) return 'jockey';
  if (trot.length < keys.length) return 'both';
  if (trot.every(isHarness)) return 'driver';
  return trot.some(isHarness) ? 'trot' : 'trotRider';
}
