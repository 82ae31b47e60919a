import type { Milliseconds } from '@galopin/shared/contracts';
import { formatCount, NONE } from '@galopin/shared/lib';
import { spokenDuration } from '../../domain/spokenDuration';
import { audienceCopy as copy } from '../../i18n/audienceCopy';

/** « 1 minute et 35 secondes »; « – » for none. */
export function sayDuration(duration: Milliseconds | null): string {
  if (duration === null) return NONE;
  const parts = spokenDuration(duration);
  if (parts.length === 0) return copy.instant;
  return parts.map(({ unit, count }) => formatCount(count, copy.units[unit])).join(copy.and);
}
