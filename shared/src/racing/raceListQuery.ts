import type { IsoDay, QueryValues } from '../contracts';

/** Races a day can have at most (specification, part 9). */
const RACE_LIMIT = 1001;

/**
 * The query of `/caractrap` for the races of a day, or of its meeting 1 only, which is what a visitor who is not
 * signed in may see (specification, part 7).
 */
export function raceListQuery(jour: IsoDay, everyMeeting: boolean): QueryValues {
  return { limit: RACE_LIMIT, sort: 'reun asc, prix asc', jour, reun: everyMeeting ? undefined : 1 };
}
