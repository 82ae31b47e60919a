import { PERFORMANCE_PAGE, type PerformanceFilter, type PerformanceSort } from '@galopin/shared/contracts';
import { sql, type RawBuilder } from 'kysely';
import { groundSql } from './heldSql';
import {
  ENTITY_COLUMN,
  isPast,
  outcomeOf,
  positiveOf,
  RANK,
  RUNNERS_WITH_ARRIVAL,
  RUNNERS_WITH_RACE,
  type EntityQuery,
} from './outcomeSql';

const ENTRIES_LISTED = 50;
const named = (id: string, name: string) =>
  `json_build_object('id', nullif(greatest(runner."${id}", 0), 0), 'name', btrim(runner."${name}"))`;

/** Members of `EntityEntry` but its odds. */
const COMMON = sql.raw(`
  'raceId', runner."numcourse", 'jour', runner."jour", 'time', left(race."heure"::text, 5),
  'racecourse', runner."hippo", 'meeting', coalesce(race."reun", ''), 'raceNumber', race.race_number,
  'raceName', coalesce(race."prixnom", ''), 'discipline', runner."typec", 'distance', runner."dist",
  'number', runner."numero", 'horse', ${named('idChe', 'cheval')}, 'jockey', ${named('idJockey', 'jockey')},
  'trainer', ${named('idEntraineur', 'entraineur')}`);

const odds = (column: string) => sql`CASE WHEN ${sql.ref(column)} >= 1 THEN ${sql.ref(column)} END`;
const GROUND = sql.raw(groundSql('race.'));
const ODDS = sql`coalesce(${odds('runner.cotedirect')}, ${odds('runner.coteprob')})`;

function performance(today: string): RawBuilder<unknown> {
  return sql`json_build_object(${COMMON}, 'outcome', ${outcomeOf(today)}, 'rank', ${RANK}, 'result', btrim(runner."cl"),
    'declared', runner."partant", 'prize', ${positiveOf('runner.cheque')},
    'currency', coalesce(nullif(btrim(runner."devise"), ''), 'EUR'), 'weight', ${positiveOf('runner.poidmont')},
    'draw', nullif(greatest(runner."corde", 0), 0),
    'startHandicap', CASE WHEN race."dist" ~ '^[0-9]{1,5}$' AND runner."dist" > race."dist"::integer
      AND runner."typec" IN ('Attelé', 'Monté') THEN runner."dist" - race."dist"::integer END,
    'ground', coalesce(${GROUND}, btrim(race."pistegp"), ''), 'shoeing', btrim(runner."defoeil"), 'kilometreTime', btrim(runner."redkm"), 'margin', btrim(runner."ecar"),
    'odds', ${ODDS})`;
}

const BY_DATE = sql`runner."jour" DESC, runner."numcourse" DESC, runner."numero"`;
const ORDER: Readonly<Record<PerformanceSort, RawBuilder<unknown>>> = {
  date: BY_DATE,
  rank: sql`${RANK} NULLS LAST, ${BY_DATE}`,
  odds: sql`${ODDS} NULLS LAST, ${BY_DATE}`,
  prize: sql`${positiveOf('runner.cheque')} DESC NULLS LAST, ${BY_DATE}`,
};

/**
 * `PerformancePage` as one JSON value. Rows are chosen before their races are looked up where the order allows it: the
 * newest page of thousands reads its own rows only. They are counted in two parts, of which the index alone answers
 * the larger one.
 */
export function performancesOf(
  query: EntityQuery,
  { discipline, sort, page }: PerformanceFilter,
): RawBuilder<unknown> {
  const { kind, id, today } = query;
  const own = sql`runner.${sql.ref(ENTITY_COLUMN[kind])} = ${id}
    ${discipline === undefined ? sql`` : sql`AND runner."typec" = ${discipline}`}`;
  const wanted = sql`${own} AND ${isPast(today)}`;
  const source = sort === 'rank' ? RUNNERS_WITH_ARRIVAL : sql`cachedate AS runner`;
  return sql`json_build_object(
    'total', (SELECT count(*) FROM cachedate AS runner WHERE ${own} AND runner."jour" < ${today}::date)
      + (SELECT count(*) FROM cachedate AS runner
        WHERE ${own} AND runner."jour" >= ${today}::date AND runner."cl" <> ''),
    'rows', (SELECT coalesce(json_agg(${performance(today)} ORDER BY chosen.place), '[]') FROM (
        SELECT runner."id", row_number() OVER () AS place FROM (
          SELECT runner."id" FROM ${source} WHERE ${wanted} ORDER BY ${ORDER[sort]}
          LIMIT ${PERFORMANCE_PAGE} OFFSET ${(page - 1) * PERFORMANCE_PAGE}) AS runner
      ) AS chosen JOIN LATERAL (SELECT * FROM cachedate WHERE cachedate."id" = chosen."id" OFFSET 0) AS runner ON true
      LEFT JOIN LATERAL (SELECT * FROM caractrap WHERE caractrap."id" = runner."numcourse" OFFSET 0) AS race ON true))`;
}

/** `EntityEntry` list as one JSON value: no result yet, today or later. */
export function entriesOf({ kind, id, today }: EntityQuery): RawBuilder<unknown> {
  return sql`(SELECT coalesce(json_agg(entry ORDER BY jour, heure NULLS LAST, numcourse), '[]') FROM (
    SELECT json_build_object(${COMMON}, 'odds', ${ODDS}) AS entry, runner."jour", race."heure", runner."numcourse"
    FROM ${RUNNERS_WITH_RACE} WHERE runner.${sql.ref(ENTITY_COLUMN[kind])} = ${id} AND runner."jour" >= ${today}::date
      AND ${outcomeOf(today)} = 'upcoming'
    ORDER BY runner."jour", race."heure" NULLS LAST, runner."numcourse" LIMIT ${sql.lit(ENTRIES_LISTED)}
  ) AS entries)`;
}
