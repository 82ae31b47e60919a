import { storedDays, type ShellApi, type StoredDay } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

/**
 * The latest day that is recorded, for members; null when nothing is.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchLastDay(
  { api }: Pick<ShellApi, 'api'>,
  signal: AbortSignal,
): Promise<StoredDay | null> {
  return (await callApi(api, storedDays, { query: { limit: 1 }, signal }))[0] ?? null;
}
