import {
  FAVOURITE_RUNS,
  type FavouriteNames,
  type FavouriteRun,
  type FavouriteRuns,
  type Favourites,
} from '@galopin/shared/contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';

export interface FavouriteRepository {
  /**
   * Runners of a day that are favourites, or whose rider or trainer is one, in the order of the races.
   * @param day `YYYY-MM-DD`
   */
  runs(favourites: Favourites, day: string): Promise<FavouriteRuns>;
  /** What favourites are called, by name; those no stored race knows are left out. */
  names(favourites: Favourites): Promise<FavouriteNames>;
}

/**
 * The statement behind the runners of a day. OFFSET keeps the planner from looking six hundred favourites up one by one:
 * the day's rows are some hundreds, side by side.
 */
export function runsStatement({ horses, jockeys, trainers }: Favourites, day: string) {
  return sql<FavouriteRun & { readonly total: number }>`
    SELECT runner."numcourse" AS "raceId", runner."jour", left(race."heure"::text, 5) AS time,
      coalesce(race."hippo", runner."hippo") AS racecourse, coalesce(race."reun", '') AS meeting,
      race.race_number AS "raceNumber", coalesce(race."prixnom", '') AS "raceName", runner."numero" AS number,
      upper(regexp_replace(runner."cl", '[^[:alpha:]]', '', 'g')) IN ('NP', 'NONPARTANT') AS "nonRunner", btrim(runner."cheval") AS horse,
      btrim(runner."jockey") AS jockey, btrim(runner."entraineur") AS trainer,
      array_remove(ARRAY[
        CASE WHEN runner."idChe" = ANY (${horses}::bigint[]) THEN 'horse' END,
        CASE WHEN runner."idJockey" = ANY (${jockeys}::bigint[]) THEN 'jockey' END,
        CASE WHEN runner."idEntraineur" = ANY (${trainers}::bigint[]) THEN 'trainer' END], NULL) AS of,
      (count(*) OVER ())::integer AS total
    FROM (SELECT * FROM cachedate WHERE "jour" = ${day} OFFSET 0) AS runner
      JOIN caractrap AS race ON race."id" = runner."numcourse"
    WHERE runner."idChe" = ANY (${horses}::bigint[]) OR runner."idJockey" = ANY (${jockeys}::bigint[])
      OR runner."idEntraineur" = ANY (${trainers}::bigint[])
    ORDER BY race."heure" NULLS LAST, race.reun_number NULLS LAST, race.race_number, runner."numero"
    LIMIT ${FAVOURITE_RUNS}`;
}

export function createFavouriteRepository(db: Kysely<Database>): FavouriteRepository {
  return {
    runs: async (favourites, day) => {
      const { rows } = await runsStatement(favourites, day).execute(db);
      const runs = rows.map(({ total: _all, ...run }) => run);
      return { jour: day, total: rows[0]?.total ?? 0, runs };
    },
    names: async (favourites) => {
      const { rows } = await namesStatement(favourites).execute(db);
      return rows;
    },
  };
}

function namesStatement({ horses, jockeys, trainers }: Favourites) {
  return sql<FavouriteNames[number]>`
    SELECT kind, id, name, last_day AS "lastDay" FROM search_names
    WHERE (kind = 'horse' AND id = ANY (${horses}::bigint[])) OR (kind = 'jockey' AND id = ANY (${jockeys}::bigint[]))
      OR (kind = 'trainer' AND id = ANY (${trainers}::bigint[]))
    ORDER BY folded, id`;
}
