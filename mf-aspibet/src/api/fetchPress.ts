import type { IsoDay, ShellApi } from '@galopin/shared/contracts';
import type { Press } from '../domain/TipDay';
import { mapPress } from './pressMapper';

/**
 * Cloud function `pressOfDay`: what the press says of a day's races.
 * @throws AppError `data-unavailable`, or `malformed`
 */
export async function fetchPress(shell: Pick<ShellApi, 'data'>, jour: IsoDay): Promise<readonly Press[]> {
  return mapPress(await shell.data.run('pressOfDay', { day: jour }));
}
