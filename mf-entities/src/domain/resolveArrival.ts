import type { Arrival } from '@galopin/shared/racing';
import { finishOf, orderOf } from './finishOf';
import type { Race } from './Race';
import type { Runner } from './Runner';

/**
 * A race's arrival from what is known of it: the day's arrivals come first, as they alone say whether it is final,
 * then the recorded race, then the ranks of its runners.
 */
export function resolveArrival(
  announced: Arrival | null,
  race: Pick<Race, 'arrival'>,
  runners: readonly Runner[],
): Arrival | null {
  if (announced && (announced.cancelled || announced.order.length > 0)) return announced;
  if (race.arrival) return race.arrival;
  const order = orderOf(runners);
  return order.length === 0 ? null : { order, final: true, cancelled: false };
}

/**
 * Gives runners the rank that the arrival gives them: it is known, and corrected, before their own results are. Who is
 * not classed, or did not run, stays so.
 */
export function rankRunners(runners: readonly Runner[], arrival: Arrival | null): readonly Runner[] {
  const placed = arrival?.order.flat().length ?? 0;
  return runners.map((runner) => {
    const { finish, number } = runner;
    if (finish.kind !== 'ranked' && finish.kind !== 'unknown') return runner;
    const given = finishOf('', number, arrival);
    // A rank among the placed ones that the arrival gives to another.
    const isOutdated = finish.kind === 'ranked' && finish.rank <= placed;
    return given.kind === 'ranked' || isOutdated ? { ...runner, finish: given } : runner;
  });
}
