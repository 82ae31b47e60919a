import { sql } from 'kysely';
import { inPeriod, RUNNER_SUBJECT, type QualityCheck } from './QualityCheck';

/** Starts, placings (the first three, wins included) and wins of one and the same. */
const COUNTS = [
  ['horse', 'coursescheval', 'placescheval', 'victoirescheval'],
  ['rider', 'coursesjockey', 'placejockey', 'victoiresjockey'],
  ['trainer', 'coursesentraineur', 'placeentraineur', 'victoiresentraineur'],
  ['pair', 'nbCourseCouple', 'nbPlaceCouple', 'nbVictCouple'],
] as const;

const contradicting: QualityCheck = {
  code: 'totals-contradict',
  title: 'Totals with more wins than placings, or placings than starts',
  find: (period) => {
    const described = COUNTS.map(
      ([who, starts, places, wins]) =>
        `CASE WHEN "${wins}" > "${places}" OR "${places}" > "${starts}" THEN '${who}: ' || "${starts}" || ' starts, ' || "${places}" || ' placings, ' || "${wins}" || ' wins' END`,
    );
    const wrong = COUNTS.map(
      ([, starts, places, wins]) => `"${wins}" > "${places}" OR "${places}" > "${starts}"`,
    );
    return sql`
      SELECT runner.source, runner."jour", runner."numcourse" AS race, ${RUNNER_SUBJECT} AS subject,
        concat_ws('; ', ${sql.raw(described.join(', '))}) AS detail
      FROM cachedate AS runner WHERE ${inPeriod('runner', period)} AND (${sql.raw(wrong.join(' OR '))})`;
  },
};

/**
 * A horse's totals at a race are those at its stored race before, with that one counted in; exactly so where
 * `recence` says that no other lies between, at least so elsewhere.
 */
const career: QualityCheck = {
  code: 'totals-disagree-with-races',
  title: "Horses' totals that disagree with their stored races",
  find: (period) => sql`
    WITH runs AS (
      SELECT runner.*, lag("jour") OVER horse AS before,
        lag("coursescheval") OVER horse + (lag("cl") OVER horse NOT IN ('', 'NP'))::integer AS starts,
        lag("victoirescheval") OVER horse + (lag("cl") OVER horse = '1')::integer AS wins,
        lag("placescheval") OVER horse + (lag("cl") OVER horse IN ('1', '2', '3'))::integer AS placings,
        coalesce(lag("cl") OVER horse, '') = '' AS is_open
      FROM (SELECT source, "jour", "id", "numcourse", "numero", "cheval", "idChe", "cl", "recence",
          "coursescheval", "victoirescheval", "placescheval"
        FROM cachedate AS each WHERE "idChe" > 0 AND "coursescheval" > 0
          AND (${period.from}::date IS NULL OR "idChe" IN (
            SELECT "idChe" FROM cachedate AS runner WHERE ${inPeriod('runner', period)}))) AS runner
      WINDOW horse AS (PARTITION BY (source = 'demo'), "idChe" ORDER BY "jour", "id")
    )
    SELECT runner.source, runner."jour", runner."numcourse" AS race, ${RUNNER_SUBJECT} AS subject,
      format('%s starts, %s wins, %s placings; %s, %s, %s by the race of %s',
        "coursescheval", "victoirescheval", "placescheval", starts, wins, placings, before) AS detail
    FROM runs AS runner WHERE ${inPeriod('runner', period)} AND NOT is_open AND (
      "coursescheval" < starts OR "victoirescheval" < wins OR "placescheval" < placings
      OR "recence" > 0 AND "jour" - before = "recence"
        AND ("coursescheval", "victoirescheval", "placescheval") <> (starts, wins, placings))`,
};

/**
 * A file that lacks some of a day's races shows in what its riders are said to have ridden before: the day's rides are
 * numbered from 0, so that the last number is one less than their count.
 */
const dayTotals: QualityCheck = {
  code: 'day-totals-exceed-races',
  title: 'More rides or runners of a day than are stored',
  find: (period) => sql`
    SELECT source, jour, NULL::bigint AS race, role || ' ' || name AS subject,
      said + 1 || ' on this day, ' || stored || ' stored' AS detail
    FROM (
      SELECT min(source) AS source, "jour" AS jour, 'rider' AS role, min("jockey") AS name, count(*) AS stored,
        max(CASE WHEN "montesdujockeyjour" ~ '^[0-9]{1,3}$' THEN "montesdujockeyjour"::integer END) AS said
      FROM cachedate AS runner WHERE ${inPeriod('runner', period)} AND "idJockey" > 0
      GROUP BY (source = 'demo'), "jour", "idJockey"
      UNION ALL
      SELECT min(source), "jour", 'trainer', min("entraineur"), count(*), max("monteentraineurjour")
      FROM cachedate AS runner WHERE ${inPeriod('runner', period)} AND "idEntraineur" > 0
      GROUP BY (source = 'demo'), "jour", "idEntraineur"
      UNION ALL
      SELECT min(source), "jour", 'owner', "proprietaire", count(*), max("nbcoursepropjour")
      FROM cachedate AS runner WHERE ${inPeriod('runner', period)} AND "proprietaire" <> ''
      GROUP BY (source = 'demo'), "jour", "proprietaire"
    ) AS day WHERE said >= stored`,
};

/** Totals that do not follow from the stored races. */
export const TOTAL_CHECKS: readonly QualityCheck[] = [contradicting, career, dayTotals];
