import type { IsoDay, ShellApi } from '@galopin/shared/contracts';
import { arrivalOf, readArrivals, type Arrival } from '@galopin/shared/racing';

/** Which race of which day. */
export interface RaceAddress {
  readonly jour: IsoDay;
  readonly meeting: number;
  readonly number: number;
}

/**
 * `GET /apin/arrivals`: the arrival of one race, `null` while there is none that says anything.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchArrival(
  shell: Pick<ShellApi, 'api'>,
  { jour, ...race }: RaceAddress,
  signal: AbortSignal,
): Promise<Arrival | null> {
  const { body } = await shell.api.get('/apin/arrivals', { query: { date: jour }, signal });
  return arrivalOf(readArrivals(body), race);
}
