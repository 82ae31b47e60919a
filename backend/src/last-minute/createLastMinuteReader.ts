import { LAST_MINUTE_DAYS, ODDS_FALL, type LastMinuteChange } from '@galopin/shared/contracts';
import { addDays } from '@galopin/shared/lib';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { isNonRunner } from './lastMinuteTables';

export interface LastMinuteReader {
  /** What changed of a day's declared races and runners, the newest first. @param day `YYYY-MM-DD` */
  changesOf(day: string): Promise<readonly LastMinuteChange[]>;
  /** Removes what is older than {@link LAST_MINUTE_DAYS}. @param today `YYYY-MM-DD` */
  prune(today: string): Promise<void>;
}

/** More changes than a day can well have; a source gone wild fills no memory. */
const MOST = 5000;

const OF_RACE =
  sql.raw(`race."id" AS "raceId", race."jour"::text AS jour, coalesce(race."reun", '') AS meeting,
  race.race_number AS "raceNumber", coalesce(race."prixnom", '') AS "raceName",
  coalesce(race."hippo", '') AS racecourse, left(race."heure"::text, 5) AS time`);
const utc = (time: string) =>
  sql.raw(`to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at`);

const noted = (day: string) => sql`
  SELECT ${OF_RACE}, nullif(change.number, 0) AS number, nullif(change.horse_id, 0) AS "horseId",
    nullif(change.horse, '') AS horse, change.kind, change.before, change.after, ${utc('change.noticed_at')}
  FROM last_minute AS change JOIN caractrap AS race
    ON (race."jour", race."reun", race.race_number) = (change.jour, change.meeting, change.race_number)
  WHERE change.jour = ${day}::date`;

const FALL = sql`${ODDS_FALL}::double precision`;

/**
 * Runners whose odds are down now, since the moment from which they have been: odds that rose again tell nothing.
 * The day's first odds are the morning's where there are any.
 */
const fallen = (day: string) => sql`
  SELECT ${OF_RACE}, runner."numero" AS number, nullif(runner."idChe", 0) AS "horseId",
    nullif(btrim(runner."cheval"), '') AS horse, 'odds-fall' AS kind, fall.first::text AS before,
    fall.latest::text AS after, ${utc('turn.since')}
  FROM (
    SELECT reun, prix, numero, (array_agg(odds ORDER BY kind DESC, at))[1] AS first,
      (array_agg(odds ORDER BY at DESC) FILTER (WHERE kind = 'direct'))[1] AS latest
    FROM odds_history WHERE jour = ${day}::date AND odds > 0 GROUP BY reun, prix, numero
  ) AS fall
    CROSS JOIN LATERAL (
      SELECT max(at) FILTER (WHERE odds > fall.first * ${FALL}) AS above FROM odds_history
      WHERE (jour, reun, prix, numero, kind) = (${day}::date, fall.reun, fall.prix, fall.numero, 'direct')) AS before
    CROSS JOIN LATERAL (
      SELECT min(at) AS since FROM odds_history
      WHERE (jour, reun, prix, numero, kind) = (${day}::date, fall.reun, fall.prix, fall.numero, 'direct')
        AND odds > 0 AND at > coalesce(before.above, '-infinity')) AS turn
    JOIN caractrap AS race ON (race."jour", race.reun_number, race.race_number) = (${day}::date, fall.reun, fall.prix)
    JOIN cachedate AS runner ON runner."numcourse" = race."id" AND runner."numero" = fall.numero
  WHERE fall.latest <= fall.first * ${FALL} AND NOT (${sql.raw(isNonRunner('runner."cl"'))})`;

export function createLastMinuteReader(db: Kysely<Database>): LastMinuteReader {
  return {
    changesOf: async (day) => {
      const { rows } = await sql<LastMinuteChange>`
        SELECT * FROM (${noted(day)} UNION ALL ${fallen(day)}) AS change
        ORDER BY at DESC, "raceId", number NULLS FIRST, kind LIMIT ${MOST}`.execute(db);
      return rows;
    },
    prune: async (today) => {
      await db.deleteFrom('last_minute').where('jour', '<', addDays(today, -LAST_MINUTE_DAYS)).execute();
    },
  };
}
