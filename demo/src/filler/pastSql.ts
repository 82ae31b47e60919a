import { CURRENCY_RATES, SHARES } from '../world';
import { sql, type RawBuilder } from 'kysely';

const shares = (values: readonly number[]) => `ARRAY[${values.join(', ')}]`;
const IS_TROT = `"typec" IN ('Attelé', 'Monté')`;
const RATE = `CASE "devise" ${Object.entries(CURRENCY_RATES)
  .map(([devise, rate]) => `WHEN '${devise}' THEN ${rate}`)
  .join(' ')} ELSE 1 END`;
/** Item of a form string without its letter. */
const ENDED = `CASE "cl" WHEN 'DAI' THEN 'D' WHEN 'ARR' THEN 'D' WHEN 'TBE' THEN 'T' ELSE "cl" END`;
const LETTER = `CASE "typec" WHEN 'Attelé' THEN 'a' WHEN 'Monté' THEN 'm' WHEN 'Plat' THEN 'p' WHEN 'Haies' THEN 'h'
  WHEN 'Steeple-chase' THEN 's' ELSE 'c' END`;

/**
 * What the runners of a demo world did, from stored rows alone: `rank`, `cents` won in euros, the `item` of a form
 * string, and `seq`, their order in time. Non-runners and cancelled races are left out.
 * @param firstDay the world's first day, `YYYY-MM-DD`
 */
export function createPast(firstDay: string): RawBuilder<unknown> {
  return sql`
    CREATE TEMP TABLE past ON COMMIT DROP AS
    WITH run AS (
      SELECT c.*, r.natpis, r.heure, extract(year FROM c."jour")::int AS year,
        CASE WHEN c."cl" ~ '^[0-9]+$' THEN c."cl"::int END AS rank
      FROM cachedate c JOIN caractrap r ON r."id" = c."numcourse"
      WHERE c.source = 'demo' AND c."jour" >= ${firstDay}::date AND c."cl" NOT IN ('', 'NP')
    ), tied AS (
      SELECT run.*, count(*) OVER (PARTITION BY "numcourse", rank) AS tied,
        CASE WHEN ${sql.raw(IS_TROT)} THEN ${sql.raw(shares(SHARES.trot))}
          ELSE ${sql.raw(shares(SHARES.galop))} END AS shares
      FROM run
    ), paid AS (
      SELECT tied.*, CASE WHEN rank IS NULL THEN 0 ELSE floor(
        (SELECT coalesce(sum(share), 0) FROM unnest(shares[rank:rank + tied - 1]) AS share)
          * "cheque"::float8 / tied + 0.5) END AS prize
      FROM tied
    )
    SELECT "id", "jour", year, "idChe", "idJockey", "idEntraineur", "hippo", natpis, "typec", rank,
      "cl", "partant", "dist", "cheque", "cotedirect", "jockey", "entraineur", "proprietaire", "redkm", "defoeil", "oeil",
      "txreclam", floor(prize / (${sql.raw(RATE)})::float8 + 0.5) AS cents, ${sql.raw(ENDED)} || ${sql.raw(LETTER)} AS item,
      row_number() OVER (ORDER BY "jour", heure, "numcourse", rank NULLS LAST, "numero") AS seq
    FROM paid`;
}

export const PAST_INDEXES = ['idChe', 'idJockey', 'idEntraineur'].map((key) =>
  sql.raw(`CREATE INDEX ON past ("${key}", "jour")`),
);

/**
 * What every horse came into the world with, which no stored race is behind: read off its first row. How its earnings
 * split is told in meetings with a number only: read off the first such row, less what it had won in the world until then.
 */
export function createBefore(firstDay: string): RawBuilder<unknown> {
  const rows = sql`FROM cachedate c JOIN caractrap r ON r."id" = c."numcourse"
    WHERE c.source = 'demo' AND c."jour" >= ${firstDay}::date`;
  const order = sql`ORDER BY c."idChe", c."jour", r."heure", c."numcourse"`;
  return sql`
    CREATE TEMP TABLE before ON COMMIT DROP AS
    WITH first AS (
      SELECT DISTINCT ON (c."idChe") c.*, extract(year FROM c."jour")::int AS year ${rows} ${order}
    ), split AS (
      SELECT DISTINCT ON (c."idChe") c."idChe", c."jour" AS told, extract(year FROM c."jour")::int AS split_year,
        c."gainsVictoires" AS won, c."gainsPlace" AS placed, c."gainsAnneeEnCours" AS this_year,
        c."gainsAnneePrecedente" AS last_year ${rows} AND c."gainsCarriere" >= 0 ${order}
    )
    SELECT first.*, first."gains"::bigint * 100 AS cents, split_year, split.won - coalesce(since.won, 0) AS won,
      split.placed - coalesce(since.placed, 0) AS placed, split.this_year - coalesce(since.this_year, 0) AS this_year,
      split.last_year - coalesce(since.last_year, 0) AS last_year
    FROM first LEFT JOIN split USING ("idChe") LEFT JOIN LATERAL (
      SELECT sum(cents) FILTER (WHERE rank = 1) AS won, sum(cents) FILTER (WHERE rank <> 1) AS placed,
        sum(cents) FILTER (WHERE past.year = split_year) AS this_year,
        sum(cents) FILTER (WHERE past.year = split_year - 1) AS last_year
      FROM past WHERE past."idChe" = first."idChe" AND past."jour" < split.told) AS since ON true`;
}

const whole = (part: string, of: string) =>
  `CASE WHEN ${of} = 0 THEN 0 ELSE floor(100::float8 * ${part} / ${of} + 0.5) END`;
const fine = (part: string, of: string) =>
  `CASE WHEN ${of} = 0 THEN 0 ELSE floor(100::float8 * ${part} / ${of} * 100 + 0.5) / 100 END`;
const tally = (prefix: string, condition = 'true') => `
  count(*) FILTER (WHERE ${condition}) AS ${prefix}_starts,
  count(*) FILTER (WHERE ${condition} AND rank = 1) AS ${prefix}_wins,
  count(*) FILTER (WHERE ${condition} AND rank <= 3) AS ${prefix}_places`;

/** Form string of what `key` did before a runner's race, newest first, years in brackets. */
const form = (key: string, limit: string) => `
  SELECT coalesce(string_agg(mark || item, ' ' ORDER BY seq DESC), '') AS form FROM (
    SELECT item, seq, CASE WHEN year <> lag(year, 1, s.year) OVER (ORDER BY seq DESC)
      THEN '(' || lpad((year % 100)::text, 2, '0') || ') ' ELSE '' END AS mark
    FROM past p WHERE p."${key}" = s."${key}" AND p."jour" < s."jour" ORDER BY seq DESC LIMIT ${limit}) AS items`;

const person = (key: string, prefix: string) => `
  SELECT ${tally(prefix, `p."jour" >= s."jour" - 365`)}, ${tally(`${prefix}_here`, `p."hippo" = s."hippo"`)}
  FROM past p WHERE p."${key}" = s."${key}" AND p."jour" < s."jour"`;

/** Starts of `key` that day in races before a runner's, by time: declared, run and won. */
const earlier = (key: string, prefix: string) => `
  SELECT count(*) AS ${prefix}_declared, count(*) FILTER (WHERE o."cl" NOT IN ('', 'NP')) AS ${prefix}_run,
    count(*) FILTER (WHERE o."cl" = '1') AS ${prefix}_won
  FROM cachedate o JOIN caractrap r ON r."id" = o."numcourse"
  WHERE o.source = 'demo' AND o."jour" = s."jour" AND o."${key}" = s."${key}"
    AND (r."heure", r."id") < (s."heure", s."numcourse")`;

/** The form string of a horse: what it did in the world, then what it came with. */
const CAREER_FORM = `concat_ws(' ', nullif(hf.form, ''),
  nullif(CASE WHEN b."musiqueche" <> '' AND b."musiqueche" NOT LIKE '(%' AND coalesce(h.oldest_year, s.year) <> b.year
    THEN '(' || lpad((b.year % 100)::text, 2, '0') || ') ' ELSE '' END || b."musiqueche", ''))`;

/** Laterals over `s`, one runner of `sample`, each of one row. */
const SOURCES = `
  LEFT JOIN LATERAL (SELECT ${tally('h')}, ${tally('hh', `p."hippo" = s."hippo"`)},
    ${tally('c', `p."idJockey" = s."idJockey"`)},
    ${tally('cc', `p."idJockey" = s."idJockey" AND p."hippo" = s."hippo"`)},
    coalesce(sum(cents) FILTER (WHERE rank = 1), 0) AS won,
    coalesce(sum(cents) FILTER (WHERE rank <> 1), 0) AS placed,
    coalesce(sum(cents) FILTER (WHERE year = s.year), 0) AS this_year,
    coalesce(sum(cents) FILTER (WHERE year = s.year - 1), 0) AS last_year,
    min("redkm") FILTER (WHERE "redkm" <> '') AS record,
    bool_or(natpis = s.natpis) AS tried, bool_or(natpis = s.natpis AND rank <= 4) AS liked,
    min(year) AS oldest_year,
    array_agg(coalesce(rank, 10) ORDER BY seq DESC) AS ranks
    FROM past p WHERE p."idChe" = s."idChe" AND p."jour" < s."jour") AS h ON true
  JOIN before b ON b."idChe" = s."idChe"
  LEFT JOIN LATERAL (SELECT * FROM past p WHERE p."idChe" = s."idChe" AND p."jour" < s."jour"
    ORDER BY seq DESC LIMIT 1) AS l ON true
  LEFT JOIN LATERAL (${person('idJockey', 'j')}) AS j ON true
  LEFT JOIN LATERAL (${person('idEntraineur', 'e')}) AS e ON true
  LEFT JOIN LATERAL (${earlier('idJockey', 'jd')}) AS jd ON true
  LEFT JOIN LATERAL (${earlier('idEntraineur', 'ed')}) AS ed ON true
  LEFT JOIN LATERAL (${earlier('proprietaire', 'od')}) AS od ON true
  LEFT JOIN LATERAL (${form('idChe', 'ALL')}) AS hf ON true
  LEFT JOIN LATERAL (${form('idJockey', '100')}) AS jf ON true
  LEFT JOIN LATERAL (${form('idEntraineur', '100')}) AS ef ON true`;

const isPmu = (cents: string) => `CASE WHEN s.is_pmu THEN ${cents} ELSE -1 END`;
/** Of the race before, or of the one that the horse came with. */
const ofLast = (column: string, before: string) =>
  `CASE WHEN l."id" IS NULL THEN b."${before}" ELSE ${column} END`;
/** In the world and before it. */
const careerOf = {
  starts: '(h_starts + b."coursescheval")',
  wins: '(h_wins + b."victoirescheval")',
  places: '(h_places + b."placescheval")',
};
const CENTS = '(h.won + h.placed + b.cents)';
/** Of a year that the horse may have begun before it came. */
const ofYear = (cents: string, year: string) =>
  `${cents} + CASE ${year} WHEN b.split_year THEN b.this_year WHEN b.split_year - 1 THEN b.last_year ELSE 0 END`;

/** Ranks that the horse came with, newest first; 0 for none. */
const RANKS = [1, 2, 3, 4, 5, 6].map((nth) => `b.m${nth}`).join(', ');

/** What each total must be, by the column that holds it. */
export const EXPECTED: Readonly<Record<string, string>> = {
  coursescheval: careerOf.starts,
  victoirescheval: careerOf.wins,
  placescheval: careerOf.places,
  pourcVictCheval: whole(careerOf.wins, careerOf.starts),
  pourcPlaceCheval: whole(careerOf.places, careerOf.starts),
  indicateurInedit: `CASE WHEN ${careerOf.starts} = 0 THEN 1 ELSE 0 END`,
  nbrCourseChevalHippo: 'hh_starts',
  pourcVictChevalHippo: fine('hh_wins', 'hh_starts'),
  pourcPlaceChevalHippo: fine('hh_places', 'hh_starts'),
  nbCourseCouple: 'c_starts',
  nbVictCouple: 'c_wins',
  nbPlaceCouple: 'c_places',
  TxVictCouple: fine('c_wins', 'c_starts'),
  TxPlaceCouple: fine('c_places', 'c_starts'),
  nbCourseCoupleHippo: 'cc_starts',
  nbVictCoupleHippo: 'cc_wins',
  nbPlaceCoupleHippo: 'cc_places',
  TxVictCoupleHippo: fine('cc_wins', 'cc_starts'),
  TxPlaceCoupleHippo: fine('cc_places', 'cc_starts'),
  coursesjockey: 'j_starts',
  victoiresjockey: 'j_wins',
  placejockey: 'j_places',
  pourcVictJock: whole('j_wins', 'j_starts'),
  pourcPlaceJock: whole('j_places', 'j_starts'),
  nbrCourseJockHippo: 'j_here_starts',
  pourcVictJockHippo: fine('j_here_wins', 'j_here_starts'),
  pourcPlaceJockHippo: fine('j_here_places', 'j_here_starts'),
  coursesentraineur: 'e_starts',
  victoiresentraineur: 'e_wins',
  placeentraineur: 'e_places',
  pourcVictEnt: whole('e_wins', 'e_starts'),
  pourcPlaceEnt: whole('e_places', 'e_starts'),
  nbrCourseEntHippo: 'e_here_starts',
  pourcVictEntHippo: fine('e_here_wins', 'e_here_starts'),
  pourcPlaceEntHippo: fine('e_here_places', 'e_here_starts'),
  montesdujockeyjour: 'jd_declared::text',
  couruejockeyjour: 'jd_run::text',
  victoirejockeyjour: 'jd_won::text',
  monteentraineurjour: 'ed_declared',
  courueentraineurjour: 'ed_run',
  victoireentraineurjour: 'ed_won',
  nbcoursepropjour: 'od_declared',
  gains: `floor(${CENTS} / 100)::text`,
  gainsCarriere: isPmu(CENTS),
  gainsVictoires: isPmu('h.won + b.won'),
  gainsPlace: isPmu('h.placed + b.placed'),
  gainsAnneeEnCours: isPmu(ofYear('h.this_year', 's.year')),
  gainsAnneePrecedente: isPmu(ofYear('h.last_year', 's.year - 1')),
  musiqueche: CAREER_FORM,
  musiquept: `left(regexp_replace(${CAREER_FORM}, '[0-9]{2,}(?=[a-z])', '0', 'g'), 24)`,
  musiquejoc: 'jf.form',
  musiqueent: 'ef.form',
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((nth) => [
      `m${nth}`,
      `coalesce((coalesce(h.ranks, '{}') || ARRAY[${RANKS}])[${nth}], 0)`,
    ]),
  ),
  recordG: `coalesce(least(h.record, nullif(b."recordG", '')), '')`,
  appetTerrain: 'CASE WHEN h.tried IS NOT TRUE THEN 0 WHEN h.liked THEN 1 ELSE 2 END',
  recence: `CASE WHEN l."id" IS NOT NULL THEN s."jour" - l."jour" WHEN b."recence" = 0 THEN 0
    ELSE b."recence" + (s."jour" - b."jour") END`,
  dernierhippo: ofLast('l."hippo"', 'dernierhippo'),
  dernierealloc: ofLast('l."cheque"', 'dernierealloc'),
  derniernbpartants: ofLast('l."partant"::text', 'derniernbpartants'),
  dernieredist: ofLast('l."dist"::text', 'dernieredist'),
  derniereplace: ofLast('l."cl"', 'derniereplace'),
  dernierecote: ofLast('l."cotedirect"::text', 'dernierecote'),
  dernierJoc: ofLast('l."jockey"', 'dernierJoc'),
  dernierEnt: ofLast('l."entraineur"', 'dernierEnt'),
  dernierProp: ofLast('l."proprietaire"', 'dernierProp'),
  dernierRedKm: ofLast('l."redkm"', 'dernierRedKm'),
  defoeilPrec: ofLast('l."defoeil"', 'defoeilPrec'),
  dernierOeil: ofLast('l."oeil"', 'dernierOeil'),
  dernierTxreclam: ofLast('l."txreclam"', 'dernierTxreclam'),
};

/** Picks runners to count again, the same for the same number; of days whose races are all over. */
export function createSample(firstDay: string, until: string, size: number): RawBuilder<unknown> {
  return sql`
    CREATE TEMP TABLE sample ON COMMIT DROP AS
    SELECT c.*, r.natpis, r."heure", extract(year FROM c."jour")::int AS year,
      r.reun_number IS NOT NULL AS is_pmu
    FROM cachedate c JOIN caractrap r ON r."id" = c."numcourse"
    WHERE c.source = 'demo' AND c."jour" BETWEEN ${firstDay}::date AND ${until}::date
    ORDER BY md5(c."id"::text) LIMIT ${size}`;
}

/** For each column the runners of the sample that disagree, with what is stored and what was counted. */
export function compareSample(): RawBuilder<{
  id: number;
  wrong: Readonly<Record<string, [unknown, unknown]>>;
}> {
  const names = Object.keys(EXPECTED);
  const counted = names.map((name) => `${EXPECTED[name]!} AS "x_${name}"`).join(', ');
  const pairs = names.map(
    (name) => `CASE WHEN s_row."${name}" IS DISTINCT FROM s_row."x_${name}"
      THEN jsonb_build_object('${name}', jsonb_build_array(s_row."${name}", s_row."x_${name}")) ELSE '{}'::jsonb END`,
  );
  const halves = [pairs.slice(0, 40), pairs.slice(40)].map((half) => half.join(' || '));
  return sql`
    SELECT "id", wrong FROM (
      SELECT s_row."id", ${sql.raw(halves.join(' || '))} AS wrong
      FROM (SELECT s.*, ${sql.raw(counted)} FROM sample s ${sql.raw(SOURCES)}) AS s_row
    ) AS compared WHERE wrong <> '{}'::jsonb ORDER BY "id"`;
}
