import type { Random } from '../random/createRandom';
import type { RunRace } from '../race/types';
import type { DemoArrival } from '../types';

/** Share of arrivals that the judges correct after a first announcement. */
const CORRECTED = 0.04;

/**
 * The order as first announced where it is corrected later, else null: at trot a horse that passed the post among
 * the first is disqualified, at galop two neighbours change places after an objection.
 */
export function announcedOrder(
  race: RunRace,
  order: DemoArrival['ordre'],
  random: Random,
): DemoArrival['ordre'] | null {
  if (order.length < 6 || !random.chance(CORRECTED)) return null;
  const at = random.int(0, 3);
  const out = race.outcomes.find((outcome) => outcome.cl === 'DAI');
  if (out !== undefined) return [...order.slice(0, at), [out.entry.numero], ...order.slice(at)];
  return [...order.slice(0, at), order[at + 1]!, order[at]!, ...order.slice(at + 2)];
}
