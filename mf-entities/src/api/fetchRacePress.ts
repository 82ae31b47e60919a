import type { IsoDay, PressSelection, ShellApi } from '@galopin/shared/contracts';
import { readPress } from '@galopin/shared/racing';

/**
 * Cloud function `pressOfDay`: the selections of the titles that speak of one race, empty when none does.
 * @throws AppError `data-unavailable`, or `malformed`
 */
export async function fetchRacePress(
  shell: Pick<ShellApi, 'data'>,
  { id, jour }: { readonly id: number; readonly jour: IsoDay },
): Promise<readonly PressSelection[]> {
  const press = readPress(await shell.data.run('pressOfDay', { day: jour }));
  return press.find(({ raceId }) => raceId === id)?.titles ?? [];
}
