import type { IsoDay, ShellApi } from '@galopin/shared/contracts';
import type { TipList } from '../domain/TipDay';
import { mapTips } from './tipMapper';

/**
 * Cloud function `tipsOfDay`: the tips of a day that this visitor may read.
 * @throws AppError `data-unavailable`, or `malformed`
 */
export async function fetchTips(shell: Pick<ShellApi, 'data'>, jour: IsoDay): Promise<TipList> {
  return mapTips(await shell.data.run('tipsOfDay', { day: jour }));
}
