import type { IsoDay } from '@galopin/shared/contracts';
import type { DayArrivals, Meeting } from '@galopin/shared/racing';
import type { DayRace } from './DayRace';

/** What the day's page shows. */
export interface RaceDay {
  readonly jour: IsoDay;
  /** By meeting number, meetings without one last, by name. */
  readonly meetings: readonly Meeting<DayRace>[];
  /** Asked for by who may see every meeting. */
  readonly everyMeeting: boolean;
  /** Meetings of the day that this visitor may not see. */
  readonly hiddenMeetings: number;
  /** The list is empty or could not be had. */
  readonly noFoundInfo: boolean;
  /** Why, when it could not be had. */
  readonly failure: string | null;
}

/** What the loader of a day's page brings. */
export interface LoadedDay {
  readonly day: RaceDay;
  /** As they were when the day was asked for; `null` where they were not asked for or could not be had. */
  readonly arrivals: DayArrivals | null;
}
