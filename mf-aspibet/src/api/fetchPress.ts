import type { IsoDay, ShellApi } from '@galopin/shared/contracts';
import { readPress, type RacePress } from '@galopin/shared/racing';

/**
 * Cloud function `pressOfDay`: what the press says of a day's races.
 * @throws AppError `data-unavailable`, or `malformed`
 */
export async function fetchPress(shell: Pick<ShellApi, 'data'>, jour: IsoDay): Promise<readonly RacePress[]> {
  return readPress(await shell.data.run('pressOfDay', { day: jour }));
}
