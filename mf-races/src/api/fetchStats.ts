import {
  quinteStats,
  statsCsv,
  statsFilters,
  statsTable,
  type QuinteStats,
  type ShellApi,
  type StatsFile,
  type StatsFilters,
  type StatsTable,
  type StatsView,
} from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';
import { apiQuery, tableQuery, type StatsChoice } from '../domain/statsChoice';

type Api = Pick<ShellApi, 'api'>;

/**
 * One page of a ranking or of rates.
 * @throws AppError of the API client (`details.refusal` `subscription-required` for pages after the first), or `malformed`
 */
export async function fetchStatsTable(
  { api }: Api,
  choice: StatsChoice & { readonly view: StatsView },
  signal: AbortSignal,
): Promise<StatsTable> {
  const { view, page } = choice;
  const query = { view, ...apiQuery(choice), ...tableQuery(choice), page };
  return callApi(api, statsTable, { query, signal });
}

/**
 * Numbers, gaps and dividends of Quinté+ races.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchQuinteStats(
  { api }: Api,
  choice: StatsChoice,
  signal: AbortSignal,
): Promise<QuinteStats> {
  return callApi(api, quinteStats, { query: apiQuery(choice), signal });
}

/**
 * What can be chosen.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchStatsFilters({ api }: Api, signal: AbortSignal): Promise<StatsFilters> {
  return callApi(api, statsFilters, { signal });
}

/**
 * Has a file prepared, with the separator the member prefers.
 * @returns the path that gives it, good for a short while
 * @throws AppError of the API client, or `malformed`
 */
export async function requestStatsCsv({ api }: Api, file: StatsFile, choice: StatsChoice): Promise<string> {
  const query = { file, ...apiQuery(choice), ...tableQuery(choice) };
  return (await callApi(api, statsCsv, { query })).url;
}
