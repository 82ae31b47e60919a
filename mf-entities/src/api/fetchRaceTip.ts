import type { IsoDay, ShellApi } from '@galopin/shared/contracts';
import { readTips } from '@galopin/shared/racing';
import type { TipAccess } from '../domain/TipAccess';

/**
 * Cloud function `tipsOfDay`: what it says, or keeps back, of one race.
 * @throws AppError `data-unavailable`, or `malformed`
 */
export async function fetchRaceTip(
  shell: Pick<ShellApi, 'data'>,
  { id, jour }: { readonly id: number; readonly jour: IsoDay },
): Promise<TipAccess> {
  const { tips, locked } = readTips(await shell.data.run('tipsOfDay', { day: jour }));
  const tip = tips.find(({ raceId }) => raceId === id);
  if (tip !== undefined) return { status: 'open', tip };
  return { status: locked.some(({ raceId }) => raceId === id) ? 'locked' : 'none' };
}
