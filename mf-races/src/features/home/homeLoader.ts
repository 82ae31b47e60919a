import { isAppError, type IsoDay, type PageLoaderArgs } from '@galopin/shared/contracts';
import { utcDay } from '@galopin/shared/lib';
import { fetchToday, type DayDigest } from '../../api/fetchToday';
import type { LoadedDay } from '../../domain/RaceDay';
import { homeParts } from './lateParts';
import { loadToday } from '../race-day/raceDayLoader';

/** What the home page brings. */
export interface HomeData {
  readonly loaded: LoadedDay;
  /** `null` where it could not be had: programme and arrivals are shown all the same. */
  readonly digest: DayDigest | null;
}

/** `/`: today's races (UTC) with their arrivals, the Quinté+ and the record of tips. */
export async function loadHome(args: PageLoaderArgs): Promise<HomeData> {
  const [loaded, digest] = await Promise.all([
    loadToday(args),
    readDigest(utcDay(args.shell.now()), args),
    homeParts.open(),
  ]);
  return { loaded, digest };
}

async function readDigest(jour: IsoDay, { shell, signal }: PageLoaderArgs): Promise<DayDigest | null> {
  try {
    return await fetchToday(shell, jour, signal);
  } catch (error) {
    if (isAppError(error, 'aborted')) throw error;
    shell.logger.error('The Quinté and the winners could not be loaded', { jour, message: String(error) });
    return null;
  }
}
