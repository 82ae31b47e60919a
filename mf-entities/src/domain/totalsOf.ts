import type { Percent } from '@galopin/shared/contracts';
import type { Performance } from './Performance';
import type { Counts } from './Runner';

/** Counts over stored performances, with the rates they make; `null` rates without a start. */
export interface Totals extends Counts {
  readonly winRate: Percent | null;
  readonly placeRate: Percent | null;
}

/** Starts, wins and finishes in the first three; non-runners and races without result do not count. */
export function totalsOf(performances: readonly Pick<Performance, 'finish' | 'hasRun'>[]): Totals {
  const starts = performances.filter(({ hasRun }) => hasRun).length;
  const ranks = performances.flatMap(({ finish }) => (finish.kind === 'ranked' ? [finish.rank] : []));
  const wins = ranks.filter((rank) => rank === 1).length;
  const places = ranks.filter((rank) => rank <= 3).length;
  const rate = (count: number) => (starts === 0 ? null : (count / starts) * 100);
  return { starts, wins, places, winRate: rate(wins), placeRate: rate(places) };
}
