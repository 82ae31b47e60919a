import {
  isAppError,
  type PageLoaderArgs,
  type QuinteStats,
  type StatsFilters,
  type StatsTable,
} from '@galopin/shared/contracts';
import { attempt } from '../../api/attempt';
import { fetchQuinteStats, fetchStatsFilters, fetchStatsTable } from '../../api/fetchStats';
import { readChoice, type StatsChoice } from '../../domain/statsChoice';

/** What came of the question; `denied` for a page that only subscribers may see. */
export type StatsResult =
  | { readonly status: 'table'; readonly table: StatsTable }
  | { readonly status: 'quinte'; readonly quinte: QuinteStats }
  | { readonly status: 'denied' | 'failed' };

export interface StatsData {
  readonly choice: StatsChoice;
  readonly filters: StatsFilters;
  readonly result: StatsResult;
}

const NO_FILTERS: StatsFilters = { firstDay: null, lastDay: null, years: [], racecourses: [] };

/** `/Stats`: the figures that the address asks for, and what can be asked for. Failures become states of the page. */
export async function loadStats(args: PageLoaderArgs): Promise<StatsData> {
  const choice = readChoice(args.query);
  const [filters, result] = await Promise.all([
    attempt(args, 'What can be chosen', fetchStatsFilters(args.shell, args.signal)),
    readResult(args, choice),
  ]);
  return { choice, filters: filters ?? NO_FILTERS, result };
}

async function readResult(args: PageLoaderArgs, choice: StatsChoice): Promise<StatsResult> {
  const { shell, signal } = args;
  try {
    const { view, ...rest } = choice;
    if (view === 'quinte') {
      return { status: 'quinte', quinte: await fetchQuinteStats(shell, choice, signal) };
    }
    return { status: 'table', table: await fetchStatsTable(shell, { view, ...rest }, signal) };
  } catch (error) {
    if (isAppError(error) && error.details?.['refusal'] === 'subscription-required') {
      return { status: 'denied' };
    }
    await attempt(args, 'Statistics', Promise.reject(asError(error)));
    return { status: 'failed' };
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
