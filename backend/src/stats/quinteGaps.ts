import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/Database';
import { ALL_DISCIPLINES, codeOf } from './disciplines';
import { ALL_RACECOURSES, atRacecourse, racecourseId } from './racecourses';
import type { QuinteGapsRow } from './StatRows';
import type { StatsFilter } from './statsQuery';

/** The Quinté+ names the first five. */
export const QUINTE_PLACES = 5;

/** The gaps of a number in one year, of one discipline or all and one racecourse or all; none for a year without hit. */
export type YearGaps = Omit<QuinteGapsRow, 'discipline' | 'racecourse'>;

export interface NumberGap {
  /** Races since the last hit; null if there was none. */
  readonly gap: number | null;
  readonly longestGap: number;
  readonly lastRace: { readonly id: number; readonly jour: string } | null;
}

/** Its years are marked by changes of `stat_runs` themselves: an older version of the site counts those too. */
const STATEMENTS = [
  `CREATE TABLE IF NOT EXISTS stat_quinte_gaps (
    year integer NOT NULL, discipline smallint NOT NULL, racecourse integer NOT NULL, number smallint NOT NULL,
    races integer NOT NULL, before_first integer NOT NULL, after_last integer NOT NULL, longest integer NOT NULL,
    last_race bigint NOT NULL, last_day date NOT NULL, PRIMARY KEY (discipline, racecourse, year, number))`,
  'CREATE TABLE IF NOT EXISTS stat_quinte_stale (seq bigserial PRIMARY KEY, year integer NOT NULL)',
  ...(['added', 'removed'] as const).flatMap((what) => {
    const event =
      what === 'added' ? 'INSERT ON stat_runs REFERENCING NEW' : 'DELETE ON stat_runs REFERENCING OLD';
    return [
      `CREATE OR REPLACE FUNCTION stat_quinte_${what}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO stat_quinte_stale (year) SELECT DISTINCT extract(year FROM day)::integer FROM changed WHERE quinte;
        RETURN NULL; END $$`,
      `CREATE OR REPLACE TRIGGER stat_quinte_${what} AFTER ${event} TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION stat_quinte_${what}()`,
    ];
  }),
  `INSERT INTO stat_quinte_stale (year) SELECT DISTINCT extract(year FROM day)::integer FROM stat_runs WHERE quinte`,
];

/** A number's gaps in each year, so that those over all years are put together from some hundred rows. */
export async function createQuinteGaps(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/**
 * `YearGaps` of the Quinté+ starts chosen, by year, discipline and racecourse.
 * @param scopes SQL rows of a discipline and a racecourse that each start (`run`) counts under
 * @param chosen SQL condition on the starts
 */
const gapsOf = (scopes: RawBuilder<unknown>, chosen: RawBuilder<unknown>) => sql`
  WITH placed AS (
    SELECT extract(year FROM run.day)::integer AS year, scope.discipline, scope.racecourse, run.day, run.race,
      run.number, run.rank,
      dense_rank() OVER (PARTITION BY extract(year FROM run.day), scope.discipline, scope.racecourse
        ORDER BY run.day, run.race) AS place
    FROM stat_runs AS run CROSS JOIN LATERAL (${scopes}) AS scope (discipline, racecourse)
    WHERE run.quinte AND ${chosen}
  ), run AS (
    SELECT *, max(place) OVER (PARTITION BY year, discipline, racecourse) AS races FROM placed
  ), hit AS (
    SELECT *, place - 1 - lag(place) OVER (PARTITION BY year, discipline, racecourse, number ORDER BY place) AS waited
    FROM run WHERE rank <= ${sql.lit(QUINTE_PLACES)}
  )
  SELECT year, discipline, racecourse, number, races::integer AS races, (min(place) - 1)::integer AS before_first,
    (races - max(place))::integer AS after_last, coalesce(max(waited), 0)::integer AS longest,
    (array_agg(race ORDER BY place DESC))[1] AS last_race, max(day) AS last_day
  FROM hit GROUP BY year, discipline, racecourse, number, races`;

const EVERY_SCOPE = sql.raw(`VALUES (${ALL_DISCIPLINES}::smallint, ${ALL_RACECOURSES}),
  (run.discipline, ${ALL_RACECOURSES}), (${ALL_DISCIPLINES}::smallint, run.racecourse), (run.discipline, run.racecourse)`);

/** Brings the gaps of marked years up to date. Call where nobody else does the same. */
export async function refreshQuinteGaps(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ year: number; seqs: number[] }>`
    SELECT year, array_agg(seq::integer) AS seqs FROM stat_quinte_stale GROUP BY year`.execute(db);
  for (const { year, seqs } of rows) {
    await db.deleteFrom('stat_quinte_gaps').where('year', '=', year).execute();
    await sql`
      INSERT INTO stat_quinte_gaps (year, discipline, racecourse, number, races, before_first, after_last, longest, last_race, last_day)
      ${gapsOf(EVERY_SCOPE, sql`run.day BETWEEN ${`${year}-01-01`} AND ${`${year}-12-31`}`)}`.execute(db);
    await db.deleteFrom('stat_quinte_stale').where('seq', 'in', seqs).execute();
  }
}

/**
 * Gaps over all Quinté+ races up to the last day of the filter, by number: years before its own as they are kept, its
 * own as far as that day.
 */
export async function readQuinteGaps(
  db: Kysely<Database>,
  { span, discipline, racecourse }: StatsFilter,
): Promise<(number: number) => NumberGap> {
  const year = Number(span.to.slice(0, 4));
  const code = discipline === undefined ? ALL_DISCIPLINES : codeOf(discipline);
  const place = await racecourseId(db, racecourse);
  const scope = sql`SELECT ${code}::smallint, ${place}::integer`;
  const ofScope = sql`${code === ALL_DISCIPLINES ? sql`true` : sql`run.discipline = ${code}`}
    AND ${atRacecourse(place)}`;
  const { rows } = await sql<YearGaps>`
    SELECT year, number, races, before_first, after_last, longest, last_race, last_day::text FROM (
      SELECT year, discipline, racecourse, number, races, before_first, after_last, longest, last_race, last_day
      FROM stat_quinte_gaps WHERE discipline = ${code} AND racecourse = ${place} AND year < ${year}
      UNION ALL (${gapsOf(scope, sql`${ofScope} AND run.day BETWEEN ${`${year}-01-01`} AND ${span.to}`)})
    ) AS each ORDER BY year`.execute(db);
  return gapsFrom(rows);
}

/**
 * Puts the years of numbers together.
 * @param rows in order of the years
 * @returns the gap of a number, one without any hit too
 */
export function gapsFrom(rows: readonly YearGaps[]): (number: number) => NumberGap {
  // Some number hits in every race, so that each year with races has rows.
  const races = new Map(rows.map((row) => [row.year, row.races]));
  return (number) => {
    const own = new Map(rows.filter((row) => row.number === number).map((row) => [row.year, row]));
    let [waited, longestGap] = [0, 0];
    let last: YearGaps | undefined;
    for (const [year, held] of races) {
      const hits = own.get(year);
      longestGap = Math.max(longestGap, waited + (hits?.before_first ?? held), hits?.longest ?? 0);
      waited = hits === undefined ? waited + held : hits.after_last;
      last = hits ?? last;
    }
    if (last === undefined) return { gap: null, longestGap: waited, lastRace: null };
    return {
      gap: waited,
      longestGap: Math.max(longestGap, waited),
      lastRace: { id: last.last_race, jour: last.last_day },
    };
  };
}
