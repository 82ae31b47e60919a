import type { Performance } from './Performance';
import type { Counts } from './Runner';

/** Starts, wins and finishes in the first three; non-runners and races without result do not count. */
export function totalsOf(performances: readonly Pick<Performance, 'finish' | 'hasRun'>[]): Counts {
  const ranks = performances.flatMap(({ finish }) => (finish.kind === 'ranked' ? [finish.rank] : []));
  return {
    starts: performances.filter(({ hasRun }) => hasRun).length,
    wins: ranks.filter((rank) => rank === 1).length,
    places: ranks.filter((rank) => rank <= 3).length,
  };
}
