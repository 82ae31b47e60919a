import type { SilkDesign } from '@galopin/shared/contracts';
import { arrivalOf, type Arrival, type DayArrivals, type Race } from '@galopin/shared/racing';
import { NO_DETAILS, type RaceDetails } from './RaceDetails';

/** Another race of the same meeting, as far as a link to it shows. */
export interface MeetingRace extends Pick<Race, 'id' | 'jour' | 'number' | 'name' | 'time' | 'isQuinte'> {
  /** Recorded arrival; `null` before. */
  readonly arrival: Arrival | null;
}

/** What befell a runner. `type` is PMU's word, explained by the copy where it is known. */
export interface Incident {
  readonly number: number;
  readonly type: string;
}

/** What stands around a race card. All of it may be missing: the card stands without. */
export interface RaceSurroundings {
  /** All numbered races of the meeting, in order, this one included. */
  readonly meeting: readonly MeetingRace[];
  readonly incidents: readonly Incident[];
  /** By saddle-cloth number; only owners whose colours are known. */
  readonly silks: Readonly<Record<number, SilkDesign>>;
  readonly details: RaceDetails;
}

/** Nothing is known of what is around. */
export const NO_SURROUNDINGS: RaceSurroundings = {
  meeting: [],
  incidents: [],
  silks: {},
  details: NO_DETAILS,
};

/** The meeting's races with the day's announced arrivals, which say more than the recorded ones. */
export function withArrivals(
  surroundings: RaceSurroundings,
  { meeting }: Pick<Race, 'meeting'>,
  arrivals: DayArrivals,
): RaceSurroundings {
  const races = surroundings.meeting.map((race) => ({
    ...race,
    arrival: arrivalOf(arrivals, { meeting, number: race.number }) ?? race.arrival,
  }));
  return { ...surroundings, meeting: races };
}
