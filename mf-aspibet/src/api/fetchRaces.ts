import type { IsoDay, ShellApi } from '@galopin/shared/contracts';
import { raceListQuery, readRaces, type Race } from '@galopin/shared/racing';

/**
 * `GET /caractrap`: the races of a day; of meeting 1 only for a visitor who is not signed in.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchRaces(
  shell: Pick<ShellApi, 'api'>,
  jour: IsoDay,
  { everyMeeting, signal }: { readonly everyMeeting: boolean; readonly signal: AbortSignal },
): Promise<readonly Race[]> {
  const { body } = await shell.api.get('/caractrap', { query: raceListQuery(jour, everyMeeting), signal });
  return readRaces(body);
}
