import type { Runner } from './Runner';

/**
 * The runners with the lowest odds, on the last odds where there are any, else on the probable ones.
 * @returns saddle-cloth numbers; several for equal odds, none while no runner has odds
 */
export function favouriteOf(
  runners: readonly Pick<Runner, 'number' | 'probableOdds' | 'finalOdds' | 'finish'>[],
): ReadonlySet<number> {
  const starters = runners.filter(({ finish }) => finish.kind !== 'nonRunner');
  const isBetted = starters.some(({ finalOdds }) => finalOdds !== null);
  const odds = starters.flatMap((runner) => {
    const value = isBetted ? runner.finalOdds : runner.probableOdds;
    return value === null ? [] : [{ number: runner.number, value }];
  });
  const lowest = Math.min(...odds.map(({ value }) => value));
  return new Set(odds.filter(({ value }) => value === lowest).map(({ number }) => number));
}
