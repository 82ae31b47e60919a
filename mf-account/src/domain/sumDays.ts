import type { StoredDay } from '@galopin/shared/contracts';

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
