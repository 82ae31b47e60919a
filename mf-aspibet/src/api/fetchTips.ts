import type { IsoDay, ShellApi } from '@galopin/shared/contracts';
import { readTips, type TipList } from '@galopin/shared/racing';

/**
 * Cloud function `tipsOfDay`: the tips of a day that this visitor may read.
 * @throws AppError `data-unavailable`, or `malformed`
 */
export async function fetchTips(shell: Pick<ShellApi, 'data'>, jour: IsoDay): Promise<TipList> {
  return readTips(await shell.data.run('tipsOfDay', { day: jour }));
}
