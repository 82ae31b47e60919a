import { COMPARED_MEETINGS, COMPARED_STARTS, type RaceComparison } from '@galopin/shared/contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { drawSql, groundSql } from './heldSql';
import { outcomeOf, RANK } from './outcomeSql';

/** Reads runners of a race side by side. */
export interface ComparisonReader {
  /** @param numbers saddle-cloth numbers; those that are not stored are left out */
  compare(raceId: number, numbers: readonly number[]): Promise<RaceComparison>;
}

/** What of a start must be as it is in the race compared for; the columns are those of `held`. */
const GROUPS = {
  all: 'true',
  distance: 'abs(dist - own_dist) <= 100',
  surface: `natpis <> '' AND natpis = own_natpis`,
  ground: 'ground = own_ground',
  turn: `turn <> '' AND turn = own_turn`,
  draw: 'draw = own_draw',
  racecourse: 'hippo = own_hippo',
  rider: '"idJockey" > 0 AND "idJockey" = own_rider',
} as const;

const counted = Object.entries(GROUPS)
  .map(
    ([name, condition]) => `'${name}', json_build_object(
      'starts', count(*) FILTER (WHERE same AND ${condition}),
      'wins', count(*) FILTER (WHERE same AND ${condition} AND place = 1),
      'places', count(*) FILTER (WHERE same AND ${condition} AND place <= 3))`,
  )
  .join(', ');

/**
 * The statement behind a comparison: per runner the newest starts by the horse's index, each with its race by the
 * race's key, whatever is stored beside.
 * @param jour day of the race, `YYYY-MM-DD`
 */
export function comparisonStatement(raceId: number, numbers: readonly number[], jour: string) {
  return sql<{ comparison: RaceComparison }>`
    WITH own AS MATERIALIZED (
      SELECT runner."numero" AS mine, runner."idChe" AS horse, runner."idJockey" AS own_rider, runner."dist" AS own_dist,
        race."typec" AS own_typec, race."natpis" AS own_natpis, race."hippo" AS own_hippo, race."corde" AS own_turn,
        ${sql.raw(groundSql('race.'))} AS own_ground, ${sql.raw(drawSql('runner.', 'race.'))} AS own_draw
      FROM cachedate AS runner JOIN caractrap AS race ON race."id" = runner."numcourse"
      WHERE runner."numcourse" = ${raceId} AND runner."numero" = ANY (${[...numbers]}::bigint[])
    ),
    held AS MATERIALIZED (
      SELECT own.*, runner."numcourse", runner."jour", runner."hippo", runner."dist", runner."typec", runner."idJockey",
        btrim(runner."cl") AS result, race."natpis", race."corde" AS turn, race."prixnom", race."dist" AS race_dist,
        ${sql.raw(groundSql('race.'))} AS ground, ${sql.raw(drawSql('runner.', 'race.'))} AS draw,
        runner."typec" = own_typec AS same, ${RANK} AS place, ${outcomeOf(jour)} AS outcome
      FROM own CROSS JOIN LATERAL (
        SELECT * FROM cachedate WHERE own.horse > 0 AND cachedate."idChe" = own.horse AND cachedate."jour" < ${jour}::date
        ORDER BY cachedate."jour" DESC LIMIT ${sql.lit(COMPARED_STARTS)}) AS runner
      LEFT JOIN LATERAL (
        SELECT * FROM caractrap WHERE caractrap."id" = runner."numcourse" OFFSET 0) AS race ON true
    ),
    started AS MATERIALIZED (SELECT * FROM held WHERE outcome = 'start'),
    met AS (
      SELECT "numcourse", "jour", min("hippo") AS hippo, min("prixnom") AS prixnom, min("typec") AS typec,
        min(race_dist) AS race_dist, json_agg(json_build_object('numero', mine, 'rank', place, 'result', result)
          ORDER BY place NULLS LAST, mine) AS finishes
      FROM started GROUP BY "numcourse", "jour" HAVING count(*) > 1
    )
    SELECT json_build_object(
      'ground', coalesce((SELECT min(own_ground) FROM own), ''),
      'runners', (SELECT coalesce(json_agg(counts ORDER BY asked.number), '[]') FROM (
        SELECT asked.number, json_build_object('numero', asked.number, ${sql.raw(counted)}) AS counts
        FROM (SELECT mine AS number FROM own) AS asked LEFT JOIN started ON started.mine = asked.number
        GROUP BY asked.number) AS asked),
      'meetings', json_build_object(
        'total', (SELECT count(*) FROM met),
        'races', (SELECT coalesce(json_agg(json_build_object('raceId', "numcourse", 'jour', "jour",
            'racecourse', coalesce(hippo, ''), 'raceName', coalesce(prixnom, ''), 'discipline', coalesce(typec, ''),
            'distance', CASE WHEN race_dist ~ '^[0-9]{1,5}$' THEN race_dist::integer END, 'finishes', finishes)
            ORDER BY "jour" DESC, "numcourse" DESC), '[]')
          FROM (SELECT * FROM met ORDER BY "jour" DESC, "numcourse" DESC LIMIT ${sql.lit(COMPARED_MEETINGS)}) AS listed))
    ) AS comparison`;
}

const NOTHING: RaceComparison = { ground: '', runners: [], meetings: { total: 0, races: [] } };

export function createComparison(db: Kysely<Database>): ComparisonReader {
  return {
    compare: async (raceId, numbers) => {
      const { rows: days } = await sql<{ jour: string }>`
        SELECT "jour"::text AS jour FROM caractrap WHERE "id" = ${raceId}`.execute(db);
      const [race] = days;
      if (race === undefined) return NOTHING;
      const { rows } = await comparisonStatement(raceId, numbers, race.jour).execute(db);
      return rows[0]?.comparison ?? NOTHING;
    },
  };
}
