import type { Favourites } from '@galopin/shared/contracts';
import { addDays } from '@galopin/shared/lib';
import { sql, type Kysely } from 'kysely';
import { parisDay } from '../audience/parisDay';
import type { Database } from '../database/Database';
import { isNonRunner } from '../last-minute/lastMinuteTables';
import { instant, START } from './priceSql';

/** A runner of the coming days that somebody follows, or whose rider or trainer somebody follows. */
export interface FollowedRunner {
  readonly raceId: number;
  readonly jour: string;
  /** `HH:MM` in Paris. */
  readonly time: string | null;
  readonly racecourse: string;
  /** As the source numbers it, or its name. */
  readonly meeting: string;
  readonly meetingNumber: number | null;
  readonly raceNumber: number | null;
  /** Epoch milliseconds; the end of the day where no start is told. */
  readonly startsAt: number;
  readonly number: number;
  readonly nonRunner: boolean;
  readonly horse: string;
  readonly jockey: string;
  readonly trainer: string;
  readonly horseId: number;
  readonly jockeyId: number;
  readonly trainerId: number;
  /** When and as which change a withdrawal was noted in the last hour; null for none. */
  readonly withdrawal: number | null;
  /** Final order, heard of in the last half hour; null for none. */
  readonly order: readonly (readonly number[])[] | null;
  readonly isOff: boolean;
}

/** Days after today whose declarations are told. */
const DAYS_AHEAD = 3;

/**
 * Runners from today in Paris on that are among some favourites. A withdrawal is news for an hour, an arrival for half an
 * hour, so that an import of what happened before tells nobody.
 * @param now epoch milliseconds
 */
export async function readRunners(
  db: Kysely<Database>,
  { horses, jockeys, trainers }: Favourites,
  now: number,
): Promise<readonly FollowedRunner[]> {
  const today = parisDay(now);
  const { rows } = await sql<FollowedRunner>`
    SELECT race."id" AS "raceId", race."jour"::text AS jour, left(race."heure"::text, 5) AS time,
      coalesce(race."hippo", '') AS racecourse, coalesce(race."reun", '') AS meeting,
      race.reun_number AS "meetingNumber", race.race_number AS "raceNumber",
      (extract(epoch FROM ${START}) * 1000)::float8 AS "startsAt", runner."numero" AS number,
      ${sql.raw(isNonRunner('runner."cl"'))} AS "nonRunner", btrim(runner."cheval") AS horse,
      btrim(runner."jockey") AS jockey, btrim(runner."entraineur") AS trainer, runner."idChe" AS "horseId",
      runner."idJockey" AS "jockeyId", runner."idEntraineur" AS "trainerId", change.id AS withdrawal,
      CASE WHEN arrival.definitive AND jsonb_array_length(arrival.ordre) > 0
        AND arrival.updated_at > ${instant(now)} - interval '30 minutes' THEN arrival.ordre END AS "order",
      coalesce(arrival.categorie_statut = 'ANNULEE', false) AS "isOff"
    FROM (SELECT * FROM cachedate WHERE "jour" BETWEEN ${today} AND ${addDays(today, DAYS_AHEAD)} OFFSET 0) AS runner
      JOIN caractrap AS race ON race."id" = runner."numcourse"
      LEFT JOIN arrivals AS arrival
        ON (arrival.jour, arrival.reun, arrival.prix) = (race."jour", race.reun_number, race.race_number)
      LEFT JOIN LATERAL (
        SELECT max(id) AS id FROM last_minute
        WHERE (jour, meeting, race_number, number, kind) =
          (race."jour", race."reun", race.race_number, runner."numero", 'non-runner')
          AND noticed_at > ${instant(now)} - interval '1 hour') AS change ON true
    WHERE runner."idChe" = ANY (${horses}::bigint[]) OR runner."idJockey" = ANY (${jockeys}::bigint[])
      OR runner."idEntraineur" = ANY (${trainers}::bigint[])
    ORDER BY "startsAt", race.reun_number, race.race_number, runner."numero"`.execute(db);
  return rows;
}
