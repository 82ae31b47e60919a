import type { PageLoaderArgs } from '@galopin/shared/contracts';
import { utcDay } from '@galopin/shared/lib';
import { attempt } from '../../api/attempt';
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
  const { shell, signal } = args;
  const [loaded, digest] = await Promise.all([
    loadToday(args),
    attempt(args, 'The Quinté and the winners', fetchToday(shell, utcDay(shell.now()), signal)),
    homeParts.open(),
  ]);
  return { loaded, digest };
}
