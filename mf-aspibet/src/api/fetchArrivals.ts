import type { IsoDay, ShellApi } from '@galopin/shared/contracts';
import { readArrivals, type DayArrivals } from '@galopin/shared/racing';

/**
 * `GET /apin/arrivals`: a day's arrivals of all meetings, for anyone.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchArrivals(
  shell: Pick<ShellApi, 'api'>,
  jour: IsoDay,
  signal: AbortSignal,
): Promise<DayArrivals> {
  const { body } = await shell.api.get('/apin/arrivals', { query: { date: jour }, signal });
  return readArrivals(body);
}
