import { dayResults, quinteHistory, type IsoDay, type ShellApi } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';
import { arrivalOf, toArrivals } from '@galopin/shared/racing';
import { toResult, type RaceResult } from './fetchToday';

/** What a day brought. */
export interface DayResultList {
  readonly jour: IsoDay;
  /** By meeting and number. */
  readonly results: readonly RaceResult[];
  /** Meetings that this visitor is not given. */
  readonly hiddenMeetings: number;
}

type Api = Pick<ShellApi, 'api'>;

/**
 * Races of a day that have arrived, each with its arrival as it stands.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchResults({ api }: Api, jour: IsoDay, signal: AbortSignal): Promise<DayResultList> {
  const answer = await callApi(api, dayResults, { query: { jour }, signal });
  const arrivals = toArrivals(answer);
  const results = answer.races.map(toResult).map(({ race, ...result }) => ({
    ...result,
    race: { ...race, arrival: arrivalOf(arrivals, race) ?? race.arrival },
  }));
  return { jour, results, hiddenMeetings: answer.hiddenMeetings };
}

/** The Quinté+ races of a month, newest first. */
export interface QuinteMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly results: readonly RaceResult[];
  /** Months that hold Quinté+ races; `null` while none is known. */
  readonly firstMonth: string | null;
  readonly lastMonth: string | null;
}

/**
 * @param month `YYYY-MM`
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchQuinteMonth(
  { api }: Api,
  month: string,
  signal: AbortSignal,
): Promise<QuinteMonth> {
  const { races, firstDay, lastDay } = await callApi(api, quinteHistory, { query: { mois: month }, signal });
  const monthOf = (day: IsoDay | null) => day && day.slice(0, 7);
  return { month, results: races.map(toResult), firstMonth: monthOf(firstDay), lastMonth: monthOf(lastDay) };
}
