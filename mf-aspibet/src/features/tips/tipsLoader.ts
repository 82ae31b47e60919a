import { isAppError, type IsoDay, type PageLoaderArgs } from '@galopin/shared/contracts';
import { isMember, utcDay } from '@galopin/shared/lib';
import type { DayArrivals } from '@galopin/shared/racing';
import { attempt } from '../../api/attempt';
import { fetchArrivals } from '../../api/fetchArrivals';
import { fetchOffer } from '../../api/fetchOffer';
import { fetchPress } from '../../api/fetchPress';
import { fetchRaces } from '../../api/fetchRaces';
import { fetchTipRecord } from '../../api/fetchTipRecord';
import { fetchTips } from '../../api/fetchTips';
import type { TipDay } from '../../domain/TipDay';

/**
 * `/Aspibet`: races, tips, press and arrivals of a day, today in UTC by default, and what came of past
 * tips; one of them failing leaves the others.
 */
export async function loadTips({ shell, query, signal }: PageLoaderArgs): Promise<TipDay> {
  const today = utcDay(shell.now());
  const jour = query['jour'] ?? today;
  const everyMeeting = await isMember(shell.session);
  const report = (part: string) => (message: string) =>
    shell.logger.error(`The ${part} of the day could not be loaded`, { jour, message });
  const [races, tips, press, arrivals, record, offer] = await Promise.all([
    attempt(fetchRaces(shell, jour, { everyMeeting, signal }), report('races')),
    attempt(fetchTips(shell, jour), report('tips')),
    attempt(fetchPress(shell, jour), report('press')),
    jour > today ? {} : loadArrivals(shell, jour, signal),
    attempt(fetchTipRecord(shell, signal), (message) =>
      shell.logger.error('The record of tips could not be loaded', { message }),
    ),
    attempt(fetchOffer(shell, signal), (message) =>
      shell.logger.error('The price of the subscription could not be loaded', { message }),
    ),
  ]);
  return { jour, today, races, tips, press, record, offer, arrivals };
}

/** A failure of arrivals is only logged (specification, part 8). */
async function loadArrivals(
  shell: PageLoaderArgs['shell'],
  jour: IsoDay,
  signal: AbortSignal,
): Promise<DayArrivals> {
  try {
    return await fetchArrivals(shell, jour, signal);
  } catch (error) {
    if (isAppError(error, 'aborted')) throw error;
    shell.logger.error('The arrivals of the day could not be loaded', { jour, message: String(error) });
    return {};
  }
}
