import type { IsoDay, ShellApi } from '@galopin/shared/contracts';
import { readArrivals, type DayArrivals } from '@galopin/shared/racing';

/**
 * `GET /apin/arrivals`: a day's arrivals by meeting and race number.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchArrivals(shell: Pick<ShellApi, 'api'>, jour: IsoDay): Promise<DayArrivals> {
  const { body } = await shell.api.get('/apin/arrivals', { query: { date: jour } });
  return readArrivals(body);
}
