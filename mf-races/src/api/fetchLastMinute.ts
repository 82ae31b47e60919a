import { lastMinute, type IsoDay, type LastMinuteAnswer, type ShellApi } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

/**
 * What changed of a day's declared races and runners, the newest first.
 * @throws AppError of the API client, or `malformed`
 */
export const fetchLastMinute = (
  { api }: Pick<ShellApi, 'api'>,
  jour: IsoDay,
  signal: AbortSignal,
): Promise<LastMinuteAnswer> => callApi(api, lastMinute, { query: { jour }, signal });
