import type { QuinteStats, ShellApi, StatsFile, StatsFilters, StatsTable } from '@galopin/shared/contracts';
import { readAnswer } from '@galopin/shared/lib';
import * as v from 'valibot';
import { apiQuery, tableQuery, type StatsChoice } from '../domain/statsChoice';

const count = v.pipe(v.number(), v.minValue(0));
const scope = { from: v.string(), to: v.string(), pendingDays: count, limited: v.boolean() };
const Row = v.object({
  id: v.number(),
  label: v.string(),
  starts: count,
  wins: count,
  places: count,
  prize: v.number(),
  bets: count,
  returned: v.number(),
  races: v.exactOptional(count),
  favourites: v.exactOptional(count),
  favouriteWins: v.exactOptional(count),
  favouritePlaces: v.exactOptional(count),
});
const Table = v.object({ ...scope, total: count, page: count, rows: v.array(Row) });
const Dividend = v.object({
  raceId: v.number(),
  jour: v.string(),
  racecourse: v.string(),
  name: v.string(),
  combination: v.string(),
  dividend: v.number(),
  winners: v.nullable(v.number()),
});
const Quinte = v.object({
  ...scope,
  races: count,
  numbersTotal: count,
  numbers: v.array(
    v.object({
      number: v.number(),
      starts: count,
      hits: count,
      expected: count,
      gap: v.nullable(count),
      longestGap: count,
      lastRace: v.nullable(v.object({ id: v.number(), jour: v.string() })),
    }),
  ),
  order: v.array(Dividend),
  anyOrder: v.array(Dividend),
});
const Filters = v.object({
  firstDay: v.nullable(v.string()),
  lastDay: v.nullable(v.string()),
  years: v.array(v.number()),
  racecourses: v.array(v.string()),
});
/** The browser is sent there: only ever on the site's own origin. */
const Link = v.object({ url: v.pipe(v.string(), v.regex(/^\/(?!\/)/, 'Expected a path of the site')) });

type Api = Pick<ShellApi, 'api'>;

/**
 * `GET /apin/stats/table`: one page of a ranking or of rates.
 * @throws AppError of the API client (`details.refusal` `subscription-required` for pages after the first), or `malformed`
 */
export async function fetchStatsTable(
  { api }: Api,
  { view, ...choice }: StatsChoice,
  signal: AbortSignal,
): Promise<StatsTable> {
  const query = {
    view,
    ...apiQuery({ view, ...choice }),
    ...tableQuery({ view, ...choice }),
    page: choice.page,
  };
  const { body } = await api.get('/apin/stats/table', { query, signal });
  return readAnswer(Table, body, '/apin/stats/table');
}

/**
 * `GET /apin/stats/quinte`: numbers, gaps and dividends of Quinté+ races.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchQuinteStats(
  { api }: Api,
  choice: StatsChoice,
  signal: AbortSignal,
): Promise<QuinteStats> {
  const { body } = await api.get('/apin/stats/quinte', { query: apiQuery(choice), signal });
  return readAnswer(Quinte, body, '/apin/stats/quinte');
}

/**
 * `GET /apin/stats/filters`: what can be chosen.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchStatsFilters({ api }: Api, signal: AbortSignal): Promise<StatsFilters> {
  const { body } = await api.get('/apin/stats/filters', { signal });
  return readAnswer(Filters, body, '/apin/stats/filters');
}

/**
 * `POST /apin/stats/csv`: has a file prepared, with the separator the member prefers.
 * @returns the path that gives it, good for a short while
 * @throws AppError of the API client, or `malformed`
 */
export async function requestStatsCsv({ api }: Api, file: StatsFile, choice: StatsChoice): Promise<string> {
  const query = { file, ...apiQuery(choice), ...tableQuery(choice) };
  const { body } = await api.post('/apin/stats/csv', undefined, { query });
  return readAnswer(Link, body, '/apin/stats/csv').url;
}
