import type { ArrivalRecord, ArrivalsByMeeting } from '@galopin/shared/contracts';
import { parseArrivalOrder } from './parseArrivalOrder';
import type { Arrival, Meeting, Race } from './RaceDay';

/** Puts a day's arrivals to its races, matched by meeting and race number. A race without one keeps what it has. */
export function mergeArrivals(meetings: readonly Meeting[], arrivals: ArrivalsByMeeting): readonly Meeting[] {
  return meetings.map((meeting) => ({
    ...meeting,
    races: meeting.races.map((race) => mergeArrival(race, arrivals)),
  }));
}

function mergeArrival(race: Race, arrivals: ArrivalsByMeeting): Race {
  if (race.meeting === null || race.number === null) return race;
  const found = arrivals[race.meeting]?.[race.number];
  if (found === undefined) return race;
  const arrival = readArrival(found);
  // An announced arrival whose order cannot be read yet says less than what the race came with.
  return arrival.order.length === 0 && !arrival.cancelled ? race : { ...race, arrival };
}

function readArrival(found: string | ArrivalRecord): Arrival {
  // A plain string comes from sources that only publish final orders.
  if (typeof found === 'string') return { order: parseArrivalOrder(found), final: true, cancelled: false };
  return {
    order: parseArrivalOrder(found.ordre),
    final: found.arriveeDefinitive === true,
    cancelled: found.categorieStatut === 'ANNULEE' || found.statut === 'COURSE_ANNULEE',
  };
}
