import type { Milliseconds } from '@galopin/shared/contracts';
import { formatCount, NONE } from '@galopin/shared/lib';
import { durationParts } from '../../domain/durationParts';
import { audienceCopy as copy } from '../../i18n/audienceCopy';

/** « 1 minute et 35 secondes »; « – » for none. */
export function formatDuration(duration: Milliseconds | null): string {
  if (duration === null) return NONE;
  const parts = durationParts(duration);
  if (parts.length === 0) return copy.instant;
  return parts.map(({ unit, count }) => formatCount(count, copy.units[unit])).join(copy.and);
}
