import type { RaceTip } from '@galopin/shared/racing';
import { oddsRanks } from './oddsRanks';
import type { Runner } from './Runner';

/** Saddle-cloth numbers of the runners with the lowest odds, lowest first; fewer where fewer have odds. */
export function firstByOdds(runners: readonly Runner[], count: number): readonly number[] {
  return [...oddsRanks(runners)]
    .sort(([one, rank], [other, otherRank]) => rank - otherRank || one - other)
    .slice(0, count)
    .map(([number]) => number);
}

/** The first runners of a tip that start: its selection, then its groups in their order. */
export function firstOfTip(tip: RaceTip, runners: readonly Runner[], count: number): readonly number[] {
  const starters = new Set(
    runners.filter(({ finish }) => finish.kind !== 'nonRunner').map(({ number }) => number),
  );
  const { selection, base, regular, outsiders } = tip;
  const named = new Set([...selection, ...base, ...regular, ...outsiders]);
  return [...named].filter((number) => starters.has(number)).slice(0, count);
}
