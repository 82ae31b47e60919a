import { arrivalOf, type DayArrivals, type Meeting, type Race } from '@galopin/shared/racing';

/**
 * Puts a day's arrivals to its races, matched by meeting and race number. A race without one keeps what it has; a
 * meeting where nothing changes stays the same object.
 */
export function mergeArrivals<OneRace extends Race>(
  meetings: readonly Meeting<OneRace>[],
  arrivals: DayArrivals,
): readonly Meeting<OneRace>[] {
  return meetings.map((meeting) => {
    const races = meeting.races.map((race) => mergeArrival(race, arrivals));
    return races.every((race, index) => race === meeting.races[index]) ? meeting : { ...meeting, races };
  });
}

function mergeArrival<OneRace extends Race>(race: OneRace, arrivals: DayArrivals): OneRace {
  const arrival = arrivalOf(arrivals, race);
  return arrival === null ? race : { ...race, arrival };
}
