import { finishOrder } from './finishOrder';
import type { Runner } from './Runner';

/** A race's runners as they finished. */
export interface Classification {
  /** By rank, then number; those whose rank is not known at the end. */
  readonly classed: readonly Runner[];
  /** Disqualified, fallen, pulled up, then non-runners. */
  readonly notClassed: readonly Runner[];
  /** Ranks that several runners share. */
  readonly deadHeats: ReadonlySet<number>;
}

/** Sorts a field that has run by its result. */
export function classify(runners: readonly Runner[]): Classification {
  const sorted = [...runners].sort(
    (one, other) => finishOrder(one.finish) - finishOrder(other.finish) || one.number - other.number,
  );
  const ranks = runners.flatMap(({ finish }) => (finish.kind === 'ranked' ? [finish.rank] : []));
  const isOut = ({ finish }: Runner) => finish.kind === 'notClassed' || finish.kind === 'nonRunner';
  return {
    classed: sorted.filter((runner) => !isOut(runner)),
    notClassed: sorted.filter(isOut),
    deadHeats: new Set(ranks.filter((rank, place) => ranks.indexOf(rank) !== place)),
  };
}
