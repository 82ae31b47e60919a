import type { IsoDay, ShellApi } from '@galopin/shared/contracts';
import { readArrivals, type DayArrivals } from '@galopin/shared/racing';

/**
 * `GET /apin/arrivals`: the arrivals of a day, or of the one race that visitors may ask for.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchArrivals(
  shell: Pick<ShellApi, 'api'>,
  jour: IsoDay,
  signal: AbortSignal,
  race?: { readonly reun: number; readonly prix: number },
): Promise<DayArrivals> {
  const { body } = await shell.api.get('/apin/arrivals', { query: { date: jour, ...race }, signal });
  return readArrivals(body);
}
