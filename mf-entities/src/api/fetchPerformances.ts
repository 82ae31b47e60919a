import type { ShellApi } from '@galopin/shared/contracts';
import type { Performance } from '../domain/Performance';
import { mapPerformances } from './performanceMapper';

/** Rows an answer can have at most (specification, part 9). */
export const PERFORMANCE_LIMIT = 100;

/** Column that tells whose performances are wanted. */
export type PerformanceKey = 'idche' | 'idjockey' | 'identraineur';

/**
 * `GET /cachedate` by horse, rider or trainer: the newest {@link PERFORMANCE_LIMIT} stored performances.
 * @returns newest day first, empty when nothing is stored under that id
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchPerformances(
  shell: Pick<ShellApi, 'api'>,
  key: PerformanceKey,
  id: number,
  signal: AbortSignal,
): Promise<readonly Performance[]> {
  const query = { [key]: id, sort: 'jour desc', limit: PERFORMANCE_LIMIT };
  const { body } = await shell.api.get('/cachedate', { query, signal });
  return mapPerformances(body);
}
