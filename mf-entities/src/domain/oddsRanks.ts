import type { Runner } from './Runner';

/**
 * Rank of each runner by its odds, the favourite first: on the last odds where there are any, else on the probable ones. Equal
 * odds share a rank; runners without odds and non-runners have none.
 * @returns ranks by saddle-cloth number
 */
export function oddsRanks(
  runners: readonly Pick<Runner, 'number' | 'probableOdds' | 'finalOdds' | 'finish'>[],
): ReadonlyMap<number, number> {
  const starters = runners.filter(({ finish }) => finish.kind !== 'nonRunner');
  const isBetted = starters.some(({ finalOdds }) => finalOdds !== null);
  const odds = starters.flatMap(({ number, finalOdds, probableOdds }) => {
    const value = isBetted ? finalOdds : probableOdds;
    return value === null ? [] : [{ number, value }];
  });
  return new Map(
    odds.map(({ number, value }) => [number, 1 + odds.filter((other) => other.value < value).length]),
  );
}
