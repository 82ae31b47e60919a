import type { Runner } from './Runner';

/** Places of a podium. */
const PLACES = 3;

/** Who shares the first three places, best first: more than three after a dead heat, none before there is an order. */
export function podiumOf(
  runners: readonly Runner[],
): readonly { readonly rank: number; readonly runner: Runner }[] {
  return runners
    .flatMap((runner) =>
      runner.finish.kind === 'ranked' && runner.finish.rank <= PLACES
        ? [{ rank: runner.finish.rank, runner }]
        : [],
    )
    .sort((one, other) => one.rank - other.rank || one.runner.number - other.runner.number);
}
