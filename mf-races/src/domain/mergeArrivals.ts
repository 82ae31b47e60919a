import { arrivalOf, type DayArrivals, type Meeting, type Race } from '@galopin/shared/racing';

/** Puts a day's arrivals to its races, matched by meeting and race number. A race without one keeps what it has. */
export function mergeArrivals(meetings: readonly Meeting[], arrivals: DayArrivals): readonly Meeting[] {
  return meetings.map((meeting) => ({
    ...meeting,
    races: meeting.races.map((race) => mergeArrival(race, arrivals)),
  }));
}

function mergeArrival(race: Race, arrivals: DayArrivals): Race {
  const arrival = arrivalOf(arrivals, race);
  return arrival === null ? race : { ...race, arrival };
}
