import type { Milliseconds } from '@galopin/shared/contracts';

/** One unit of a duration as people say it. */
export interface SpokenPart {
  readonly unit: 'hour' | 'minute' | 'second';
  readonly count: number;
}

/**
 * Cuts a duration into hours, minutes and seconds, rounded to the second.
 * @returns the two largest neighbouring units that are not 0, largest first; empty below half a second
 */
export function spokenDuration(duration: Milliseconds): readonly SpokenPart[] {
  const seconds = Math.round(duration / 1000);
  const parts: SpokenPart[] = [
    { unit: 'hour', count: Math.floor(seconds / 3600) },
    { unit: 'minute', count: Math.floor(seconds / 60) % 60 },
    { unit: 'second', count: seconds % 60 },
  ];
  const first = parts.findIndex(({ count }) => count > 0);
  return first < 0 ? [] : parts.slice(first, first + 2).filter(({ count }) => count > 0);
}

/** By how many percent a figure changed, rounded; null where there was nothing to compare with. */
export function changePercent(now: number | null, before: number | null): number | null {
  return now === null || before === null || before === 0 ? null : Math.round((100 * (now - before)) / before);
}
