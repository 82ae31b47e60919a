import * as v from 'valibot';
import { readAnswer } from '../lib';
import { parseArrivalOrder } from './parseArrivalOrder';
import type { Arrival, Race } from './Race';

const ArrivalValue = v.pipe(
  v.union([
    v.string(),
    v.looseObject({
      // A cancelled race may have none.
      ordre: v.nullish(v.union([v.string(), v.array(v.union([v.number(), v.array(v.number())]))])),
      statut: v.nullish(v.string()),
      categorieStatut: v.nullish(v.string()),
      arriveeDefinitive: v.nullish(v.boolean()),
    }),
  ]),
  v.transform((value): Arrival => {
    // A plain string comes from sources that only publish final orders.
    if (typeof value === 'string') return { order: parseArrivalOrder(value), final: true, cancelled: false };
    return {
      order: parseArrivalOrder(value.ordre),
      final: value.arriveeDefinitive === true,
      cancelled: value.categorieStatut === 'ANNULEE' || value.statut === 'COURSE_ANNULEE',
    };
  }),
);
const Answer = v.object({ arrivals: v.record(v.string(), v.record(v.string(), ArrivalValue)) });

/** Arrivals of one day, by meeting number, then race number. */
export type DayArrivals = Readonly<Record<string, Readonly<Record<string, Arrival>>>>;

/**
 * Reads the answer of `/apin/arrivals`; either form of an arrival becomes the same.
 * @throws AppError `malformed` when it is not a day's arrivals
 */
export function readArrivals(body: unknown): DayArrivals {
  return readAnswer(Answer, body, '/apin/arrivals').arrivals;
}

/**
 * The arrival announced for a race of that day. `null` when there is none that says anything: an announced arrival
 * whose order cannot be read yet says less than what the race came with.
 */
export function arrivalOf(
  arrivals: DayArrivals,
  { meeting, number }: Pick<Race, 'meeting' | 'number'>,
): Arrival | null {
  if (meeting === null || number === null) return null;
  const found = arrivals[meeting]?.[number];
  return found && (found.cancelled || found.order.length > 0) ? found : null;
}
