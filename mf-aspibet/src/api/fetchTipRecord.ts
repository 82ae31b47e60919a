import type { ShellApi } from '@galopin/shared/contracts';
import type { TrackRecord } from '../domain/TrackRecord';
import { mapTipRecord } from './tipRecordMapper';

/**
 * `GET /apin/tips/record`: what came of past tips.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchTipRecord(
  shell: Pick<ShellApi, 'api'>,
  signal: AbortSignal,
): Promise<TrackRecord> {
  const { body } = await shell.api.get('/apin/tips/record', { signal });
  return mapTipRecord(body);
}
