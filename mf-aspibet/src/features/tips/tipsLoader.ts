import { isAppError, type PageLoaderArgs } from '@galopin/shared/contracts';
import { isMember, utcDay } from '@galopin/shared/lib';
import { fetchRaces } from '../../api/fetchRaces';
import { fetchTips } from '../../api/fetchTips';
import type { Loaded, TipDay } from '../../domain/TipDay';

/** `/Aspibet`: races and tips of today in UTC; one of them failing leaves the other. */
export async function loadTips({ shell, signal }: PageLoaderArgs): Promise<TipDay> {
  const jour = utcDay(shell.now());
  const everyMeeting = await isMember(shell.session);
  const report = (part: string) => (message: string) =>
    shell.logger.error(`The ${part} of the day could not be loaded`, { jour, message });
  const [races, tips] = await Promise.all([
    attempt(fetchRaces(shell, jour, { everyMeeting, signal }), report('races')),
    attempt(fetchTips(shell, jour), report('tips')),
  ]);
  return { jour, races, tips };
}

/** Turns a failure the site knows into words for the page; a visitor who has left, and a fault of ours, go on. */
async function attempt<Value>(
  work: Promise<Value>,
  report: (message: string) => void,
): Promise<Loaded<Value>> {
  try {
    return { status: 'ready', value: await work };
  } catch (error) {
    if (!isAppError(error) || error.code === 'aborted') throw error;
    report(error.message);
    return { status: 'failed', message: error.message };
  }
}
