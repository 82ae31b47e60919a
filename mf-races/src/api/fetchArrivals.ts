import { dayArrivals, type IsoDay, type ShellApi } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';
import { toArrivals, type DayArrivals } from '@galopin/shared/racing';

/**
 * A day's arrivals by meeting and race number.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchArrivals(shell: Pick<ShellApi, 'api'>, jour: IsoDay): Promise<DayArrivals> {
  return toArrivals(await callApi(shell.api, dayArrivals, { query: { date: jour } }));
}
