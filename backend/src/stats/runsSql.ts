import { sql, type RawBuilder } from 'kysely';
import { disciplineSql } from './disciplines';
import { sharesSql } from './prizeShares';

/** Results that say a runner did not start. @source racing-data: `cl`, vocabularies of pturf and PMU */
const NON_RUNNERS = `('NP', 'NON_PARTANT')`;
const RANK = `CASE WHEN runner."cl" ~ '^[1-9][0-9]?$' THEN runner."cl"::smallint END`;
const ODDS = `CASE WHEN runner."cotedirect" >= 1 THEN runner."cotedirect" END`;
/** Whole prize money in cents of euro; none in another currency. */
const PURSE = `CASE WHEN coalesce(trim(race."devise"), '') IN ('', 'EUR', '€') AND race."cheque" ~ '^[0-9]{1,9}([.][0-9]+)?$'
  THEN race."cheque"::double precision * 100 ELSE 0 END`;

/**
 * Starts of the races of some days, `YYYY-MM-DD`, that have a result, as rows of `stat_runs`: non-runners are no
 * starts, and a race is without result until somebody is first. Favourites are ranked by final odds, those with the
 * same odds share the better rank; runners in a dead heat share the money of the places they take.
 */
export const runsOfDays = (days: readonly string[]): RawBuilder<unknown> => sql`
  SELECT day, race, number, discipline, racecourse, horse, rider, trainer, rank, draw, field,
    CASE WHEN odds IS NOT NULL THEN rank() OVER (PARTITION BY race ORDER BY odds NULLS LAST) END::smallint AS favourite,
    coalesce(round(odds * 100), 0)::integer AS odds,
    CASE WHEN rank IS NULL THEN 0 ELSE round(purse * (
      SELECT coalesce(sum(share), 0) FROM unnest(shares[rank:rank + tied - 1]) AS share) / 100 / tied) END::integer AS prize,
    row_number() OVER (PARTITION BY race ORDER BY number) = 1 AS lead, quinte
  FROM (
    SELECT race."jour" AS day, race."id" AS race, runner."numero" AS number, racecourse.id AS racecourse,
      (${sql.raw(disciplineSql('race."typec"'))})::smallint AS discipline, runner."idChe" AS horse, runner."idJockey" AS rider,
      runner."idEntraineur" AS trainer, ${sql.raw(RANK)} AS rank, ${sql.raw(ODDS)} AS odds, runner."corde" AS draw,
      (count(*) OVER (PARTITION BY race."id"))::smallint AS field, coalesce(race."quinte" = 1, false) AS quinte,
      count(*) OVER (PARTITION BY race."id", runner."cl") AS tied, ${sql.raw(PURSE)} AS purse, ${sql.raw(sharesSql('race."typec"'))} AS shares
    FROM caractrap AS race
      JOIN cachedate AS runner ON runner."numcourse" = race."id"
      JOIN stat_racecourses AS racecourse ON racecourse.name = coalesce(race."hippo", '')
    WHERE race."jour" = ANY (${days}::date[]) AND runner."cl" NOT IN ${sql.raw(NON_RUNNERS)}
      AND EXISTS (SELECT FROM cachedate AS winner WHERE winner."numcourse" = race."id" AND winner."cl" = '1')
  ) AS started`;
