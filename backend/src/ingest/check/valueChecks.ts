import { sql } from 'kysely';
import { inPeriod, RUNNER_SUBJECT, type QualityCheck } from './QualityCheck';

/** Decimal odds that were ever paid; 0 stands for none. */
const ODDS = { least: 1, most: 1000 };
/** Kilograms a horse carries at galop; empty stands for none. */
const WEIGHT = { least: 40, most: 95 };
/** Kilograms of the French rating; empty and 0 stand for none. */
const RATING = { least: 0, most: 80 };
/** Metres of a race; 0 stands for none. */
const DISTANCE = { least: 600, most: 8000 };

const NUMBER = String.raw`^-?[0-9]{1,6}([.,][0-9]+)?$`;
/** A text column as a number; null where it is none. */
const asNumber = (column: string) =>
  sql.raw(
    `CASE WHEN runner."${column}" ~ '${NUMBER}' THEN replace(runner."${column}", ',', '.')::numeric END`,
  );

const odds: QualityCheck = {
  code: 'odds-out-of-range',
  title: `Odds below ${ODDS.least} or above ${ODDS.most}`,
  find: (period) => sql`
    SELECT runner.source, runner."jour", runner."numcourse" AS race, ${RUNNER_SUBJECT} AS subject,
      'cotedirect ' || runner."cotedirect" || ', coteprob ' || runner."coteprob" AS detail
    FROM cachedate AS runner
    WHERE ${inPeriod('runner', period)} AND (
      runner."cotedirect" <> 0 AND runner."cotedirect" NOT BETWEEN ${ODDS.least} AND ${ODDS.most}
      OR runner."coteprob" <> 0 AND runner."coteprob" NOT BETWEEN ${ODDS.least} AND ${ODDS.most})`,
};

const weights: QualityCheck = {
  code: 'weight-out-of-range',
  title: `Weights below ${WEIGHT.least} or above ${WEIGHT.most} kg, ratings above ${RATING.most}`,
  find: (period) => sql`
    SELECT runner.source, runner."jour", runner."numcourse" AS race, ${RUNNER_SUBJECT} AS subject,
      concat('poidmont ', runner."poidmont", ', handicapPoids ', runner."handicapPoids", ', vha ', runner."vha") AS detail
    FROM cachedate AS runner
    WHERE ${inPeriod('runner', period)} AND (
      runner."poidmont" NOT IN ('', '0')
        AND coalesce(${asNumber('poidmont')} NOT BETWEEN ${WEIGHT.least} AND ${WEIGHT.most}, true)
      OR runner."handicapPoids" NOT IN (-1, 0)
        AND runner."handicapPoids" NOT BETWEEN ${WEIGHT.least * 10} AND ${WEIGHT.most * 10}
      OR runner."vha" <> '' AND coalesce(${asNumber('vha')} NOT BETWEEN ${RATING.least} AND ${RATING.most}, true))`,
};

const distances: QualityCheck = {
  code: 'distance-out-of-range',
  title: `Distances below ${DISTANCE.least} or above ${DISTANCE.most} m, or shorter than the race`,
  find: (period) => sql`
    SELECT runner.source, runner."jour", race."id" AS race, ${RUNNER_SUBJECT} AS subject,
      runner."dist" || ' m, race ' || coalesce(race."dist", '') AS detail
    FROM cachedate AS runner JOIN caractrap AS race ON race."id" = runner."numcourse"
    WHERE ${inPeriod('runner', period)} AND runner."dist" <> 0 AND (
      runner."dist" NOT BETWEEN ${DISTANCE.least} AND ${DISTANCE.most}
      OR race."dist" ~ '^[0-9]{3,5}$' AND runner."dist" < race."dist"::integer)`,
};

/** Values that no race can have. */
export const VALUE_CHECKS: readonly QualityCheck[] = [odds, weights, distances];
