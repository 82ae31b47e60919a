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
  const parts: UptimePart[] = [
    { unit: 'day', count: Math.floor(minutes / 1440) },
    { unit: 'hour', count: Math.floor(minutes / 60) % 24 },
    { unit: 'minute', count: minutes % 60 },
  ];
  const first = parts.findIndex(({ count }) => count > 0);
  return first < 0 ? [] : parts.slice(first, first + 2).filter(({ count }) => count > 0);
}
