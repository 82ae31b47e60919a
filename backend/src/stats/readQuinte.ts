import type { QuinteDividend, QuinteNumber } from '@galopin/shared/contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { codeOf, TYPE_OF } from './disciplines';
import { atRacecourse } from './readTable';
import type { StatsFilter } from './statsQuery';

/** The Quinté+ names the first five. */
const PLACES = 5;

interface NumberRow extends Omit<QuinteNumber, 'lastRace'> {
  readonly lastId: number | null;
  readonly lastDay: string | null;
}

export interface QuinteFigures {
  readonly races: number;
  /** By number. */
  readonly numbers: readonly QuinteNumber[];
}

/**
 * Numbers of Quinté+ races: how often among the first five in the filter's days, and the gap since the last time over
 * all stored races up to its last day. Six are among the first five after a dead heat for fifth.
 */
export async function readQuinteNumbers(db: Kysely<Database>, filter: StatsFilter): Promise<QuinteFigures> {
  const { span, discipline, racecourse } = filter;
  const only = sql`
    ${discipline === undefined ? sql`` : sql`AND run.discipline = ${codeOf(discipline)}`}
    ${racecourse === undefined ? sql`` : atRacecourse(racecourse)}`;
  const { rows } = await sql<NumberRow & { races: number }>`
    WITH run AS MATERIALIZED (
      SELECT run.day, run.race, run.number, run.rank, run.field, run.lead FROM stat_runs AS run
      WHERE run.quinte AND run.day <= ${span.to} ${only}
    ), race AS (
      SELECT race, day, row_number() OVER (ORDER BY day, race) AS place, count(*) OVER () AS last FROM run WHERE lead
    ), hit AS (
      SELECT number, race.race, race.day, place, last,
        place - coalesce(lag(place) OVER (PARTITION BY number ORDER BY place), 0) - 1 AS waited,
        row_number() OVER (PARTITION BY number ORDER BY place DESC) = 1 AS latest
      FROM run JOIN race USING (race) WHERE rank <= ${PLACES}
    ), waiting AS (
      SELECT number, min(last - place) AS gap, greatest(max(waited), min(last - place)) AS longest,
        max(race) FILTER (WHERE latest) AS race, max(day) FILTER (WHERE latest) AS day
      FROM hit GROUP BY number
    )
    SELECT number, count(*) AS starts, count(*) FILTER (WHERE rank <= ${PLACES}) AS hits,
      sum(least(${PLACES}, field)::double precision / field) AS expected, waiting.gap,
      coalesce(waiting.longest, (SELECT count(*) FROM race)) AS "longestGap",
      waiting.race AS "lastId", waiting.day::text AS "lastDay",
      (SELECT count(*) FROM race WHERE race.day >= ${span.from}) AS races
    FROM run LEFT JOIN waiting USING (number) WHERE run.day >= ${span.from}
    GROUP BY number, waiting.gap, waiting.longest, waiting.race, waiting.day ORDER BY number`.execute(db);
  return {
    races: rows[0]?.races ?? 0,
    numbers: rows.map(({ lastId, lastDay, races: _races, ...figures }) => ({
      ...figures,
      lastRace: lastId === null || lastDay === null ? null : { id: lastId, jour: lastDay },
    })),
  };
}

/** PMU writes « Ordre » and « Désordre », with or without the bet's name before. */
const LABELS = { order: '(^|[^s])ordre', anyOrder: 'd[ée]sordre' } as const;

/** What Quinté+ races paid in their order, or in any other, the largest first; combinations nobody had are left out. */
export async function readQuinteDividends(
  db: Kysely<Database>,
  { span, discipline, racecourse }: StatsFilter,
  kind: keyof typeof LABELS,
  limit: number,
): Promise<readonly QuinteDividend[]> {
  const { rows } = await sql<QuinteDividend>`
    SELECT race."id" AS "raceId", race."jour" AS jour, coalesce(race."hippo", '') AS racecourse,
      coalesce(race."prixnom", '') AS name, paid.combinaison AS combination, paid.dividende_base AS dividend,
      paid.gagnants AS winners
    FROM caractrap AS race JOIN payouts AS paid
      ON (paid.jour, paid.reun, paid.prix) = (race."jour", race.reun_number, race.race_number)
    WHERE race."quinte" = 1 AND race."jour" BETWEEN ${span.from} AND ${span.to}
      AND paid.type_pari = 'QUINTE_PLUS' AND NOT paid.rembourse AND paid.libelle ~* ${LABELS[kind]}
      AND paid.dividende_base > 0
      ${discipline === undefined ? sql`` : sql`AND race."typec" = ${TYPE_OF[discipline]}`}
      ${racecourse === undefined ? sql`` : sql`AND coalesce(race."hippo", '') = ${racecourse}`}
    ORDER BY paid.dividende_base DESC, race."jour" DESC, race."id" LIMIT ${limit}`.execute(db);
  return rows;
}
