import type {
  QuinteStats,
  StatsFilters,
  StatsSummary,
  StatsTable,
  StoredDay,
} from '@galopin/shared/contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { readFilters } from './readFilters';
import { readQuinteDividends, readQuinteNumbers } from './readQuinte';
import { readTable } from './readTable';
import { settleStats } from './settleStats';
import { readStoredDays } from './storedDays';
import type { RowWindow, StatsFilter, TableQuery } from './statsQuery';

export interface StatsRepository {
  summary(): Promise<StatsSummary>;
  /** Days that hold data, newest first. */
  days(limit: number): Promise<readonly StoredDay[]>;
  /**
   * Counts as they stand now.
   * @param today `YYYY-MM-DD`, the last day of rolling periods
   */
  table(query: TableQuery, rows: RowWindow, today: string): Promise<Omit<StatsTable, 'page' | 'limited'>>;
  /** @param dividends rows of each list of dividends */
  quinte(filter: StatsFilter, dividends: number, today: string): Promise<Omit<QuinteStats, 'limited'>>;
  /** What can be chosen. */
  filters(today: string): Promise<StatsFilters>;
}

/** Counts what is stored. */
export function createStatsRepository(db: Kysely<Database>): StatsRepository {
  return {
    summary: async () => {
      const { rows } = await sql<
        StatsSummary['disciplines'][number] & { first_day: string; last_day: string }
      >`
        with runner as (
          select numcourse, count(*) as runners, count(*) filter (where cl = '1') as wins
          from cachedate group by numcourse
        )
        select coalesce(race.typec, '') as discipline, count(*) as races, coalesce(sum(runner.runners), 0) as runners,
          coalesce(sum(runner.wins), 0) as wins, min(race.jour)::text as first_day, max(race.jour)::text as last_day
        from caractrap as race left join runner on runner.numcourse = race.id
        group by 1 order by races desc, discipline`.execute(db);
      const total = (key: 'races' | 'runners' | 'wins') => rows.reduce((sum, row) => sum + row[key], 0);
      const days = rows.flatMap((row) => [row.first_day, row.last_day]).sort();
      return {
        races: total('races'),
        runners: total('runners'),
        wins: total('wins'),
        firstDay: days[0] ?? null,
        lastDay: days.at(-1) ?? null,
        disciplines: rows.map(({ discipline, races, runners, wins }) => ({
          discipline,
          races,
          runners,
          wins,
        })),
      };
    },
    days: (limit) => readStoredDays(db, limit),
    table: async (query, rows, today) => {
      const pendingDays = await settleStats(db, query.span, today);
      const { from, to } = query.span;
      return { from, to, pendingDays, ...(await readTable(db, query, rows)) };
    },
    quinte: async (filter, dividends, today) => {
      const pendingDays = await settleStats(db, filter.span, today);
      const [{ races, numbers }, order, anyOrder] = await Promise.all([
        readQuinteNumbers(db, filter),
        readQuinteDividends(db, filter, 'order', dividends),
        readQuinteDividends(db, filter, 'anyOrder', dividends),
      ]);
      const { from, to } = filter.span;
      return { from, to, pendingDays, races, numbersTotal: numbers.length, numbers, order, anyOrder };
    },
    filters: async (today) => {
      await settleStats(db, { from: today, to: today, bucket: null }, today);
      return readFilters(db);
    },
  };
}
