import { dayStates, fetchDays, type DayStates, type ShellApi } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

type Api = Pick<ShellApi, 'api'>;

/**
 * What is stored of a month of days, the latest first. Both calls throw as the API client does, or `malformed`.
 * @param until the latest day; null for today
 */
export const fetchDayStates = ({ api }: Api, until: string | null, signal: AbortSignal): Promise<DayStates> =>
  callApi(api, dayStates, { query: { until: until ?? undefined }, signal });

/** Begins to fetch what days lack, both ends included; `http` with status 409 while others are. @returns the run */
export const beginFetching = async ({ api }: Api, from: string, until: string): Promise<number> =>
  (await callApi(api, fetchDays, { body: { from, until } })).run;
