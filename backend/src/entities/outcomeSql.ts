import type { EntityKind } from '@galopin/shared/contracts';
import { sql, type RawBuilder } from 'kysely';

/** The column of `cachedate` that holds whose row it is. */
export const ENTITY_COLUMN = {
  horse: 'idChe',
  jockey: 'idJockey',
  trainer: 'idEntraineur',
} as const satisfies Readonly<Record<EntityKind, string>>;

/** Whose rows, and the day (UTC, `YYYY-MM-DD`) that divides races to come from past ones. */
export interface EntityQuery {
  readonly kind: EntityKind;
  readonly id: number;
  readonly today: string;
}

/** The result without points, accents and blanks. */
const CODE = sql.raw(`regexp_replace(upper(runner."cl"), '[^A-Z0-9]', '', 'g')`);

/** The rank an arrival gives a number: those behind a dead heat of two lose one rank. Null when it is not in it. */
const RANK_IN_ARRIVAL = sql.raw(`(
  SELECT ahead + 1 FROM (
    SELECT found[1] AS place, coalesce(sum(cardinality(string_to_array(found[1], '='))) OVER (
      ORDER BY at ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS ahead
    FROM regexp_matches(race."arriv", '\\d+(?:=\\d+)*', 'g') WITH ORDINALITY AS found_at (found, at)
  ) AS places
  WHERE runner."numero" = ANY (string_to_array(place, '=')::bigint[]) LIMIT 1)`);

/** Null for codes; the arrival is looked at only where the runner's own result is empty, as the pages do. */
export const RANK = sql`(CASE
  WHEN runner."cl" ~ '^[1-9][0-9]?$' THEN runner."cl"::integer
  WHEN ${CODE} ~ '^0*[1-9][0-9]?$' THEN ${CODE}::integer
  WHEN ${CODE} ~ '^0*$' AND coalesce(race."arriv", '') <> '' THEN ${RANK_IN_ARRIVAL}
END)`;

/** By the key of the one arrival: as EXISTS, the planner would read all arrivals there are. */
const IS_CANCELLED = sql.raw(`coalesce((
  SELECT arrivals.categorie_statut = 'ANNULEE' OR arrivals.statut = 'COURSE_ANNULEE' FROM arrivals
  WHERE (arrivals.jour, arrivals.reun, arrivals.prix) = (runner."jour", race.reun_number, race.race_number)
), false)`);

/**
 * Runners, each with its race by the race's key. OFFSET keeps the planner from joining all races there are, which it
 * holds for cheaper than a thousand look-ups.
 */
export const RUNNERS_WITH_RACE = sql`cachedate AS runner LEFT JOIN LATERAL (
  SELECT * FROM caractrap WHERE caractrap."id" = runner."numcourse" OFFSET 0) AS race ON true`;

/** Runners, each with its race where its rank is to be found there: one with a rank of its own needs none. */
export const RUNNERS_WITH_ARRIVAL = sql`cachedate AS runner LEFT JOIN LATERAL (
  SELECT * FROM caractrap WHERE caractrap."id" = runner."numcourse" AND runner."cl" !~ '^[1-9][0-9]?$' OFFSET 0
) AS race ON true`;

/** What became of a runner, as `PerformanceOutcome`: any code but a non-runner's is a start. */
export function outcomeOf(today: string): RawBuilder<string> {
  return sql`(CASE
    WHEN runner."cl" ~ '^[1-9]' THEN 'start'
    WHEN ${CODE} IN ('NP', 'NONPARTANT') THEN 'nonRunner'
    WHEN ${CODE} !~ '^0*$' OR ${RANK} IS NOT NULL THEN 'start'
    WHEN ${IS_CANCELLED} THEN 'cancelled'
    WHEN runner."jour" >= ${today}::date THEN 'upcoming'
    ELSE 'unknown'
  END)`;
}

/** Rows of past races, and those of today that have a result of their own. */
export function isPast(today: string): RawBuilder<boolean> {
  return sql`(runner."jour" < ${today}::date OR runner."cl" <> '')`;
}

/** The number in a text column with a point or a comma; null where there is none above 0. */
export function positiveOf(column: string): RawBuilder<number | null> {
  const ref = sql.ref(column);
  return sql`(CASE WHEN ${ref} ~ '^\\s*[0-9]+([.,][0-9]+)?\\s*$'
    THEN nullif(replace(${ref}, ',', '.')::double precision, 0) END)`;
}
