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

/** Gives the runners that have no result of their own the rank the arrival gives them. */
export function rankRunners(runners: readonly Runner[], arrival: Arrival | null): readonly Runner[] {
  return runners.map((runner) =>
    runner.finish.kind === 'unknown' ? { ...runner, finish: finishOf('', runner.number, arrival) } : runner,
  );
}
