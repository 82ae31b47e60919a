import type { SourceTally } from '@galopin/shared/contracts';

/** Whether a source's own counts are those of the stored races of the same time. */
export function sourceAgrees({ told, stored }: SourceTally): boolean {
  return told.starts === stored.starts && told.wins === stored.wins && told.places === stored.places;
}
