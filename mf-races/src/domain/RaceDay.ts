import type { IsoDay } from '@galopin/shared/contracts';
import type { Meeting } from '@galopin/shared/racing';
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
