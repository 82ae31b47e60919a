import { isAppError, type IsoDay, type Logger, type PageLoaderArgs } from '@galopin/shared/contracts';
import { isMember } from '@galopin/shared/lib';
import { fetchBets, type DayBets } from '../../api/fetchBets';
import type { LoadedDay } from '../../domain/RaceDay';
import { loadRaceDay } from '../race-day/raceDayLoader';

/** What the view of departures brings. */
export interface DeparturesData {
  readonly loaded: LoadedDay;
  /** `null` where they could not be had. */
  readonly bets: DayBets | null;
}

interface KeptBets {
  readonly of: string;
  readonly bets: DayBets;
}

/** The bets of the day that is shown: another choice of filters does not ask for them again. */
const keptBets = new WeakMap<Logger, KeptBets>();

/** Races of the day in the address, today (UTC) without one, and the bets they offer. */
export async function loadDepartures(args: PageLoaderArgs): Promise<DeparturesData> {
  const loaded = await loadRaceDay(args);
  return { loaded, bets: await readBets(loaded.day.jour, args) };
}

async function readBets(jour: IsoDay, { shell, signal }: PageLoaderArgs): Promise<DayBets | null> {
  try {
    const of = `${jour} ${await isMember(shell.session)}`;
    const kept = keptBets.get(shell.logger);
    if (kept?.of === of) return kept.bets;
    const bets = await fetchBets(shell, jour, signal);
    keptBets.set(shell.logger, { of, bets });
    return bets;
  } catch (error) {
    if (isAppError(error, 'aborted')) throw error;
    shell.logger.error('The bets on offer could not be loaded', { jour, message: String(error) });
    return null;
  }
}
