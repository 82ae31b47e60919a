import type { ShellApi } from '@galopin/shared/contracts';
import type { Runner } from '../domain/Runner';
import { mapRunners } from './runnerMapper';

/** Rows a race can have at most (specification, part 9). */
const RUNNER_LIMIT = 100;

/**
 * `GET /cachedate?numcourse=`: the runners of a race, by saddle-cloth number.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchRunners(
  shell: Pick<ShellApi, 'api'>,
  raceId: number,
  signal: AbortSignal,
): Promise<readonly Runner[]> {
  const query = { numcourse: raceId, limit: RUNNER_LIMIT };
  const { body } = await shell.api.get('/cachedate', { query, signal });
  return mapRunners(body);
}
