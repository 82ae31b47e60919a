import type { DecimalOdds, Milliseconds } from '@galopin/shared/contracts';
import type { OddsHistory, OddsPoint } from './OddsHistory';

/** Odds of one runner at the moments that several runners share. */
export interface OddsLine {
  readonly number: number;
  /** One for each moment, oldest first; `null` before the runner's first. */
  readonly points: readonly { readonly at: Milliseconds; readonly odds: DecimalOdds | null }[];
}

/** Sets runners' odds on common moments: between two of its own a runner keeps the odds of the first. */
export function oddsLines(history: OddsHistory, numbers: readonly number[]): readonly OddsLine[] {
  const moments = [...new Set(numbers.flatMap((number) => (history[number] ?? []).map(({ at }) => at)))].sort(
    (one, other) => one - other,
  );
  return numbers.map((number) => {
    const own = history[number] ?? [];
    return { number, points: moments.map((at) => ({ at, odds: oddsAt(own, at) })) };
  });
}

function oddsAt(points: readonly OddsPoint[], at: Milliseconds): DecimalOdds | null {
  return points.findLast((point) => point.at <= at)?.odds ?? null;
}

/** What a runner's odds were over time. */
export interface OddsSpan {
  readonly first: DecimalOdds;
  readonly last: DecimalOdds;
  readonly lowest: DecimalOdds;
  readonly highest: DecimalOdds;
  /** How often they were taken. */
  readonly count: number;
}

/** `null` for a runner whose odds were never taken. */
export function oddsSpan(points: readonly OddsPoint[] = []): OddsSpan | null {
  const values = points.map(({ odds }) => odds);
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { first, last, lowest: Math.min(...values), highest: Math.max(...values), count: values.length };
}
