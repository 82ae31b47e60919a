import type { DecimalOdds, Milliseconds } from '@galopin/shared/contracts';

/** Odds at a moment, epoch milliseconds. */
export interface OddsPoint {
  readonly at: Milliseconds;
  readonly odds: DecimalOdds;
}

/** The odds of a race's runners over time: oldest first, by saddle-cloth number. */
export type OddsHistory = Readonly<Record<number, readonly OddsPoint[]>>;

/** Where a runner's odds went. */
export interface OddsTrend {
  readonly direction: 'down' | 'up' | 'level';
  readonly first: DecimalOdds;
  readonly last: DecimalOdds;
}

/** Below a tenth either way odds only wobble. */
const SMALLEST_CHANGE = 0.1;

/**
 * Where odds went from the first kept to the last, or to the `current` ones, which may be newer.
 * @returns `null` when there are not two to compare
 */
export function oddsTrend(
  points: readonly OddsPoint[] | undefined,
  current: DecimalOdds | null = null,
): OddsTrend | null {
  const first = points?.[0]?.odds;
  const last = current ?? (points !== undefined && points.length > 1 ? points.at(-1)?.odds : undefined);
  if (first === undefined || last === undefined) return null;
  // Odds have one decimal: 8 to 7.2 is a tenth, though not in binary.
  const change = Math.round(((last - first) / first) * 1000) / 1000;
  const direction = change <= -SMALLEST_CHANGE ? 'down' : change >= SMALLEST_CHANGE ? 'up' : 'level';
  return { direction, first, last };
}
