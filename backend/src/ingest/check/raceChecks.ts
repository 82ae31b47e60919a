import { sql } from 'kysely';
import { inPeriod, RACE_SUBJECT, RUNNER_SUBJECT, type QualityCheck } from './QualityCheck';

/** The arrival of a race is stored beside it, by day and numbers. */
const HAS_ARRIVAL = sql.raw(`EXISTS (SELECT 1 FROM arrivals AS arrival
  WHERE (arrival.jour, arrival.reun, arrival.prix) = (race."jour", race.reun_number, race.race_number))`);
const HAS_ORDER = sql.raw(`(coalesce(race."arriv", '') <> '' OR EXISTS (SELECT 1 FROM arrivals AS arrival
  WHERE (arrival.jour, arrival.reun, arrival.prix) = (race."jour", race.reun_number, race.race_number)
  AND jsonb_array_length(arrival.ordre) > 0))`);
const RANKED = sql.raw(`"cl" ~ '^[1-9][0-9]?$'`);

const racesWithoutRunners: QualityCheck = {
  code: 'races-without-runners',
  title: 'Races without runners',
  find: (period) => sql`
    SELECT race.source, race."jour", race."id" AS race, ${RACE_SUBJECT} AS subject, 'no runner is stored' AS detail
    FROM caractrap AS race
    WHERE ${inPeriod('race', period)} AND NOT EXISTS (SELECT 1 FROM cachedate WHERE "numcourse" = race."id")`,
};

const runnersWithoutRace: QualityCheck = {
  code: 'runners-without-race',
  title: 'Runners without a race',
  find: (period) => sql`
    SELECT min(runner.source) AS source, runner."jour", runner."numcourse" AS race,
      concat_ws(' ', 'race', runner."numcourse", min(runner."hippo")) AS subject,
      'runners stored: ' || count(*) || ', but no race of this id' AS detail
    FROM cachedate AS runner
    WHERE ${inPeriod('runner', period)} AND NOT EXISTS (SELECT 1 FROM caractrap WHERE "id" = runner."numcourse")
    GROUP BY runner."jour", runner."numcourse"`,
};

const runnerCount: QualityCheck = {
  code: 'runner-count',
  title: 'Declared runners not those stored',
  find: (period) => sql`
    SELECT race.source, race."jour", race."id" AS race, ${RACE_SUBJECT} AS subject,
      race."partant" || ' declared, ' || count(*) || ' stored' AS detail
    FROM caractrap AS race JOIN cachedate AS runner ON runner."numcourse" = race."id"
    WHERE ${inPeriod('race', period)} AND race."partant" ~ '^[0-9]{1,3}$'
    GROUP BY race."id" HAVING count(*) <> race."partant"::integer`,
};

const raceAndRunner: QualityCheck = {
  code: 'race-and-runner-differ',
  title: 'Runners that say other things of their race than the race',
  find: (period) => sql`
    SELECT runner.source, runner."jour", race."id" AS race, ${RUNNER_SUBJECT} AS subject,
      concat_ws('; ',
        CASE WHEN runner."jour" <> race."jour" THEN 'day ' || runner."jour" || ', race ' || race."jour" END,
        CASE WHEN runner."hippo" <> race."hippo" THEN 'racecourse ' || runner."hippo" || ', race ' || race."hippo" END,
        CASE WHEN runner."typec" <> race."typec" THEN 'type ' || runner."typec" || ', race ' || race."typec" END) AS detail
    FROM cachedate AS runner JOIN caractrap AS race ON race."id" = runner."numcourse"
    WHERE ${inPeriod('runner', period)}
      AND (runner."jour" <> race."jour" OR runner."hippo" <> race."hippo" OR runner."typec" <> race."typec")`,
};

const horseTwice: QualityCheck = {
  code: 'horse-twice-in-race',
  title: 'One horse twice in a race',
  find: (period) => sql`
    SELECT min(runner.source) AS source, runner."jour", runner."numcourse" AS race, min(runner."cheval") AS subject,
      'numbers ' || string_agg(runner."numero"::text, ', ' ORDER BY runner."numero") AS detail
    FROM cachedate AS runner WHERE ${inPeriod('runner', period)} AND runner."idChe" > 0
    GROUP BY runner."jour", runner."numcourse", runner."idChe" HAVING count(*) > 1`,
};

const arrivalNumbers: QualityCheck = {
  code: 'arrival-names-absent-number',
  title: 'Arrivals naming numbers that do not run, or twice',
  find: (period) => sql`
    SELECT race.source, race."jour", race."id" AS race, ${RACE_SUBJECT} AS subject,
      concat_ws(' ', named.place, string_agg(named.numero::text, ', ' ORDER BY named.numero),
        CASE WHEN bool_or(named.times > 1) THEN '(a number is there twice)' END) AS detail
    FROM (
      SELECT race."id", 'arriv' AS place, found[1]::integer AS numero, count(*) AS times
      FROM caractrap AS race, regexp_matches(race."arriv", '[0-9]{1,4}', 'g') AS found
      WHERE ${inPeriod('race', period)} GROUP BY 1, 2, 3
      UNION ALL
      SELECT race."id", 'arrivals', numero::integer, count(*)
      FROM arrivals AS arrival
        JOIN caractrap AS race ON (race."jour", race.reun_number, race.race_number)
          = (arrival.jour, arrival.reun, arrival.prix),
        jsonb_array_elements(arrival.ordre) AS shared_place, jsonb_array_elements_text(shared_place) AS numero
      WHERE ${inPeriod('race', period)} GROUP BY 1, 2, 3
    ) AS named JOIN caractrap AS race ON race."id" = named."id"
    WHERE EXISTS (SELECT 1 FROM cachedate WHERE "numcourse" = named."id") AND (named.times > 1 OR NOT EXISTS (
      SELECT 1 FROM cachedate AS runner WHERE (runner."numcourse", runner."numero") = (named."id", named.numero)))
    GROUP BY race."id", named.place`,
};

const arrivalWithoutRace: QualityCheck = {
  code: 'arrival-without-race',
  title: 'Arrivals without a race',
  find: (period) => sql`
    SELECT 'arrivals' AS source, arrival.jour, NULL::bigint AS race,
      'R' || arrival.reun || ' C' || arrival.prix AS subject, 'no such race is stored' AS detail
    FROM arrivals AS arrival
    WHERE ${inPeriod('arrival', period)} AND NOT EXISTS (SELECT 1 FROM caractrap AS race
      WHERE (race."jour", race.reun_number, race.race_number) = (arrival.jour, arrival.reun, arrival.prix))`,
};

const resultWithoutArrival: QualityCheck = {
  code: 'result-without-arrival',
  title: 'Runners with a rank, but no arrival',
  find: (period) => sql`
    SELECT race.source, race."jour", race."id" AS race, ${RACE_SUBJECT} AS subject,
      'ranked: ' || string_agg(runner."numero"::text, ', ' ORDER BY runner."cl"::integer) AS detail
    FROM caractrap AS race JOIN (
      SELECT "numcourse", "numero", "cl" FROM cachedate AS runner WHERE ${inPeriod('runner', period)} AND ${RANKED}
    ) AS runner ON runner."numcourse" = race."id"
    WHERE ${inPeriod('race', period)} AND NOT ${HAS_ORDER} GROUP BY race."id"`,
};

const winnerDiffers: QualityCheck = {
  code: 'arrival-and-rank-differ',
  title: 'Arrivals whose first number is not ranked first',
  find: (period) => sql`
    SELECT race.source, race."jour", race."id" AS race, ${RACE_SUBJECT} AS subject,
      'arrival ' || race."arriv" || ', ranked first: '
        || string_agg(runner."numero"::text, ', ' ORDER BY runner."numero") AS detail
    FROM caractrap AS race JOIN cachedate AS runner ON runner."numcourse" = race."id" AND runner."cl" = '1'
    WHERE ${inPeriod('race', period)} AND race."arriv" ~ '^[0-9]{1,4}([^0-9]|$)'
    GROUP BY race."id"
    HAVING NOT bool_or(runner."numero" = substring(race."arriv" FROM '^[0-9]+')::integer)`,
};

const noResult: QualityCheck = {
  code: 'race-over-without-result',
  title: 'Races of past days without any result',
  find: (period) => sql`
    SELECT race.source, race."jour", race."id" AS race, ${RACE_SUBJECT} AS subject, 'no arrival, no ranks' AS detail
    FROM caractrap AS race
    WHERE ${inPeriod('race', period)} AND race."jour" < (now() AT TIME ZONE 'Europe/Paris')::date
      AND NOT ${HAS_ORDER} AND NOT ${HAS_ARRIVAL}
      AND NOT EXISTS (SELECT 1 FROM cachedate WHERE "numcourse" = race."id" AND ${RANKED})`,
};

/** What is wrong with races and their arrivals as a whole. */
export const RACE_CHECKS: readonly QualityCheck[] = [
  racesWithoutRunners,
  runnersWithoutRace,
  runnerCount,
  raceAndRunner,
  horseTwice,
  arrivalNumbers,
  arrivalWithoutRace,
  resultWithoutArrival,
  winnerDiffers,
  noResult,
];
