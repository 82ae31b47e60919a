import type { PageLoaderArgs } from '@galopin/shared/contracts';
import { isMember, utcDay } from '@galopin/shared/lib';
import { attempt } from '../../api/attempt';
import { fetchPress } from '../../api/fetchPress';
import { fetchRaces } from '../../api/fetchRaces';
import { fetchTips } from '../../api/fetchTips';
import type { TipDay } from '../../domain/TipDay';

/** `/Aspibet`: races, tips and press of today in UTC; one of them failing leaves the others. */
export async function loadTips({ shell, signal }: PageLoaderArgs): Promise<TipDay> {
  const jour = utcDay(shell.now());
  const everyMeeting = await isMember(shell.session);
  const report = (part: string) => (message: string) =>
    shell.logger.error(`The ${part} of the day could not be loaded`, { jour, message });
  const [races, tips, press] = await Promise.all([
    attempt(fetchRaces(shell, jour, { everyMeeting, signal }), report('races')),
    attempt(fetchTips(shell, jour), report('tips')),
    attempt(fetchPress(shell, jour), report('press')),
  ]);
  return { jour, races, tips, press };
}
