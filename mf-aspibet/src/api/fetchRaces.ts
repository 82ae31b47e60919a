import type { IsoDay, ShellApi } from '@galopin/shared/contracts';
import type { Race } from '../domain/TipDay';
import { mapRaces } from './raceMapper';

/** Races a day can have at most (specification, part 9). */
const RACE_LIMIT = 1001;

/**
 * `GET /caractrap`: the races of a day; of meeting 1 only for a visitor who is not signed in.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchRaces(
  shell: Pick<ShellApi, 'api'>,
  jour: IsoDay,
  { everyMeeting, signal }: { readonly everyMeeting: boolean; readonly signal: AbortSignal },
): Promise<readonly Race[]> {
  const { body } = await shell.api.get('/caractrap', {
    query: { limit: RACE_LIMIT, sort: 'reun asc, prix asc', jour, reun: everyMeeting ? undefined : 1 },
    signal,
  });
  return mapRaces(body);
}
