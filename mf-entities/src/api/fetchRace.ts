import type { ShellApi } from '@galopin/shared/contracts';
import type { Race } from '../domain/Race';
import { mapRace } from './raceMapper';

/**
 * `GET /caractrap?id=`: one race, `null` when there is none of that id.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchRace(
  shell: Pick<ShellApi, 'api'>,
  id: number,
  signal: AbortSignal,
): Promise<Race | null> {
  const { body } = await shell.api.get('/caractrap', { query: { id }, signal });
  return mapRace(body);
}
