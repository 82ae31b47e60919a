import { MOST_STORED_DAYS, storedDays, type ShellApi, type StoredDay } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

/**
 * The days that hold data, newest first, as many as the API gives; empty when nothing is stored.
 * @throws AppError of the API client, or `malformed`
 */
export const fetchDays = (
  { api }: Pick<ShellApi, 'api'>,
  signal: AbortSignal,
): Promise<readonly StoredDay[]> => callApi(api, storedDays, { query: { limit: MOST_STORED_DAYS }, signal });
