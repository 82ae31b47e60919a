import type { IsoDay } from '@galopin/shared/contracts';

/** A day that holds data, with what it holds. */
export interface StoredDay {
  readonly jour: IsoDay;
  readonly meetings: number;
  readonly races: number;
  readonly runners: number;
}

/** What all days hold together. */
export function sumDays(days: readonly StoredDay[]): Omit<StoredDay, 'jour'> {
  return days.reduce(
    (sum, day) => ({
      meetings: sum.meetings + day.meetings,
      races: sum.races + day.races,
      runners: sum.runners + day.runners,
    }),
    { meetings: 0, races: 0, runners: 0 },
  );
}
