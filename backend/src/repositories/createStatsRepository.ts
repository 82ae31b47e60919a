import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';

export interface DisciplineCount {
  /** `typec` of the races. */
  readonly discipline: string;
  readonly races: number;
  readonly runners: number;
  /** Runners that finished first. */
  readonly wins: number;
}

export interface StatsSummary {
  readonly races: number;
  readonly runners: number;
  readonly wins: number;
  /** `YYYY-MM-DD`; null when nothing is stored. */
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  /** Most races first. */
  readonly disciplines: readonly DisciplineCount[];
}

export interface StoredDay {
  readonly jour: string;
  readonly meetings: number;
  readonly races: number;
  readonly runners: number;
}

export interface StatsRepository {
  summary(): Promise<StatsSummary>;
  /** Days that hold data, newest first. */
  days(limit: number): Promise<readonly StoredDay[]>;
}

/** Counts what is stored. */
export function createStatsRepository(db: Kysely<Database>): StatsRepository {
  return {
    summary: async () => {
      const { rows } = await sql<DisciplineCount & { first_day: string; last_day: string }>`
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
    days: async (limit) => {
      const { rows } = await sql<StoredDay>`
        select race.jour::text as jour, count(distinct race.reun) as meetings, count(*) as races,
          coalesce(sum(runner.runners), 0) as runners
        from caractrap as race
        left join (select numcourse, count(*) as runners from cachedate group by numcourse) as runner
          on runner.numcourse = race.id
        group by race.jour order by race.jour desc limit ${limit}`.execute(db);
      return rows;
    },
  };
}
