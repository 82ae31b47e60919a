import type { ArrivalsAnswer } from '../contracts';
import { parseArrivalOrder } from './parseArrivalOrder';
import type { Arrival, Race } from './Race';

/** Arrivals of one day, by meeting number, then race number. */
export type DayArrivals = Readonly<Record<string, Readonly<Record<string, Arrival>>>>;

/** The arrivals of an answer; either form of an arrival becomes the same. */
export function toArrivals({ arrivals }: ArrivalsAnswer): DayArrivals {
  return mapValues(arrivals, (meeting) => mapValues(meeting, toArrival));
}

function toArrival(given: Given): Arrival {
  // A plain text comes from sources that only publish final orders.
  if (typeof given === 'string') return { order: parseArrivalOrder(given), final: true, cancelled: false };
  const final = given.arriveeDefinitive === true;
  const awaits = final ? undefined : awaitedBy(`${given.statut ?? ''} ${given.categorieStatut ?? ''}`);
  return {
    order: parseArrivalOrder(given.ordre),
    final,
    cancelled: given.categorieStatut === 'ANNULEE' || given.statut === 'COURSE_ANNULEE',
    ...(awaits && { awaits }),
  };
}

/** @source PMU: `ARRIVEE_PROVISOIRE_AVEC_PHOTO`; the stewards' inquiry by whatever word has `ENQUETE` in it */
function awaitedBy(states: string): Arrival['awaits'] {
  if (/ENQU[EÊ]TE/i.test(states)) return 'inquiry';
  return /PHOTO/i.test(states) ? 'photo' : undefined;
}
type Given = ArrivalsAnswer['arrivals'][string][string];

const mapValues = <Value, Made>(from: Readonly<Record<string, Value>>, make: (value: Value) => Made) =>
  Object.fromEntries(Object.entries(from).map(([name, value]) => [name, make(value)]));

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
