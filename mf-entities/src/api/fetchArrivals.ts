import { dayArrivals, type IsoDay, type ShellApi } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';
import { toArrivals, type DayArrivals } from '@galopin/shared/racing';

/**
 * The arrivals of a day, or of the one race that visitors may ask for.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchArrivals(
  shell: Pick<ShellApi, 'api'>,
  jour: IsoDay,
  signal: AbortSignal,
  race?: { readonly reun: number; readonly prix: number },
): Promise<DayArrivals> {
  return toArrivals(await callApi(shell.api, dayArrivals, { query: { date: jour, ...race }, signal }));
}
