import { largestParts } from './largestParts';

/** A duration cut into what people say: the two largest units that are not 0. */
export interface UptimePart {
  readonly unit: 'day' | 'hour' | 'minute';
  readonly count: number;
}

/**
 * Cuts a duration in seconds into days, hours and minutes, whole units begun and not rounded up.
 * @returns at most two neighbouring units, largest first; empty below a minute
 */
export function uptimeParts(seconds: number): readonly UptimePart[] {
  const minutes = Math.floor(seconds / 60);
  return largestParts([
    { unit: 'day', count: Math.floor(minutes / 1440) },
    { unit: 'hour', count: Math.floor(minutes / 60) % 24 },
    { unit: 'minute', count: minutes % 60 },
  ]);
}
