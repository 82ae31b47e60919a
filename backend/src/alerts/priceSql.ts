import type { AlertPrice } from '@galopin/shared/contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { isNonRunner } from '../last-minute/lastMinuteTables';

/** Instant of a race's start; the end of the day where none is told. */
export const START = sql.raw(
  `((race."jour" + coalesce(race."heure", '23:59'::time)) AT TIME ZONE 'Europe/Paris')`,
);
const RUNS = sql.raw(`NOT (${isNonRunner('runner."cl"')})`);

/** An instant in milliseconds, for SQL. */
export const instant = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`;

/** Prices that a member waits for, of races that have not started, in the order of the races. */
export async function pricesOf(
  db: Kysely<Database>,
  uid: string,
  now: number,
): Promise<readonly AlertPrice[]> {
  const { rows } = await sql<AlertPrice>`
    SELECT price.id, race."id" AS "raceId", price.jour::text AS jour, left(race."heure"::text, 5) AS time,
      coalesce(race."hippo", '') AS racecourse, price.meeting, price.race_number AS "raceNumber", price.number,
      price.horse, price.direction, price.odds
    FROM alert_prices AS price LEFT JOIN caractrap AS race
      ON (race."jour", race.reun_number, race.race_number) = (price.jour, price.meeting, price.race_number)
    WHERE price.uid = ${uid} AND (race."id" IS NULL OR ${START} > ${instant(now)})
    ORDER BY price.jour, race."heure", price.meeting, price.race_number, price.number, price.id`.execute(db);
  return rows;
}

/** A runner of a numbered meeting whose race has not started, as a price names it. */
export async function runnerToCome(
  db: Kysely<Database>,
  { raceId, number }: { readonly raceId: number; readonly number: number },
  now: number,
) {
  const { rows } = await sql<{ jour: string; meeting: number; race_number: number; horse: string }>`
    SELECT race."jour"::text AS jour, race.reun_number AS meeting, race.race_number, btrim(runner."cheval") AS horse
    FROM caractrap AS race JOIN cachedate AS runner ON runner."numcourse" = race."id"
    WHERE race."id" = ${raceId} AND runner."numero" = ${number} AND ${RUNS} AND race.reun_number IS NOT NULL
      AND race.race_number IS NOT NULL AND ${START} > ${instant(now)}`.execute(db);
  return rows[0];
}

/** A price that has come about. */
export interface MetPrice {
  readonly id: number;
  readonly uid: string;
  readonly raceId: number;
  readonly jour: string;
  readonly time: string | null;
  readonly racecourse: string;
  readonly meeting: number;
  readonly raceNumber: number;
  readonly number: number;
  readonly horse: string;
  readonly direction: AlertPrice['direction'];
  readonly odds: number;
  readonly latest: number;
  /** Start of the race, epoch milliseconds. */
  readonly startsAt: number;
}

/** Prices that the latest odds meet, of races that have not started. */
export async function metPrices(db: Kysely<Database>, now: number): Promise<readonly MetPrice[]> {
  const { rows } = await sql<MetPrice>`
    SELECT price.id, price.uid, race."id" AS "raceId", price.jour::text AS jour,
      left(race."heure"::text, 5) AS time, coalesce(race."hippo", '') AS racecourse, price.meeting,
      price.race_number AS "raceNumber", price.number, price.horse, price.direction, price.odds, point.odds AS latest,
      (extract(epoch FROM ${START}) * 1000)::float8 AS "startsAt"
    FROM alert_prices AS price
      JOIN caractrap AS race
        ON (race."jour", race.reun_number, race.race_number) = (price.jour, price.meeting, price.race_number)
      JOIN cachedate AS runner ON runner."numcourse" = race."id" AND runner."numero" = price.number
      CROSS JOIN LATERAL (
        SELECT odds FROM odds_history WHERE (jour, reun, prix, numero, kind) =
          (price.jour, price.meeting, price.race_number, price.number, 'direct')
        ORDER BY at DESC LIMIT 1) AS point
    WHERE ${START} > ${instant(now)} AND ${RUNS} AND point.odds > 0
      AND CASE price.direction WHEN 'at-most' THEN point.odds <= price.odds ELSE point.odds >= price.odds END`.execute(
    db,
  );
  return rows;
}
