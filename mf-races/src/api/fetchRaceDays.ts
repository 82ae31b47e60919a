import { MOST_STORED_DAYS, storedDays, type IsoDay, type ShellApi } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

/** Number of races by day; a day without any is absent. */
export type RaceDays = ReadonlyMap<IsoDay, number>;

/**
 * The days that hold races; for members.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchRaceDays(shell: Pick<ShellApi, 'api'>, signal: AbortSignal): Promise<RaceDays> {
  const days = await callApi(shell.api, storedDays, { query: { limit: MOST_STORED_DAYS }, signal });
  return new Map(days.flatMap(({ jour, races }) => (races > 0 ? [[jour, races] as const] : [])));
}
