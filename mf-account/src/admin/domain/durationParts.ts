import type { Milliseconds } from '@galopin/shared/contracts';
import { largestParts } from './largestParts';

/** One unit of a duration as people say it. */
export interface DurationPart {
  readonly unit: 'hour' | 'minute' | 'second';
  readonly count: number;
}

/**
 * Cuts a duration into hours, minutes and seconds, rounded to the second.
 * @returns the two largest neighbouring units that are not 0, largest first; empty below half a second
 */
export function durationParts(duration: Milliseconds): readonly DurationPart[] {
  const seconds = Math.round(duration / 1000);
  return largestParts([
    { unit: 'hour', count: Math.floor(seconds / 3600) },
    { unit: 'minute', count: Math.floor(seconds / 60) % 60 },
    { unit: 'second', count: seconds % 60 },
  ]);
}
