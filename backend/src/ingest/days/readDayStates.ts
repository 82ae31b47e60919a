import { DAY_PARTS, type DayPart, type DayState } from '@galopin/shared/contracts';
import { addDays, utcDay } from '@galopin/shared/lib';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/Database';

/** Minutes after which a race that started has an arrival, and after which it has its payouts. */
const ARRIVAL_AFTER = 45;
const PAYOUTS_AFTER = 120;

type Counts = Readonly<Record<`${DayPart}Has` | `${DayPart}Of`, number>>;

interface Row extends Counts {
  readonly jour: string;
  readonly isReal: boolean;
  readonly races: number;
}

/**
 * What is stored of each day from one on up to another, both `YYYY-MM-DD`, and what should be by now. A race whose
 * meeting has no number is not on PMU: no odds, arrivals or payouts are expected of it. Press and tips are for the
 * Quinté+ race.
 * @param now epoch milliseconds
 * @returns the latest first; days without races as well
 */
export async function readDayStates(
  db: Kysely<Database>,
  span: { readonly from: string; readonly until: string },
  now: number,
): Promise<readonly DayState[]> {
  const edited = await editedOf(db, span);
  const { rows } = await sql<Row>`
    WITH race AS (
      SELECT race."jour" AS jour, race."id" AS id, race.source, race.hippo, race.quinte = 1 AS is_quinte,
        race.reun_number AS reun, race.race_number AS prix, race."arriv" AS arriv,
        race.reun_number IS NOT NULL AS is_pmu,
        (race."jour" + coalesce(race."heure", '23:00'::time)) AT TIME ZONE 'Europe/Paris' AS starts_at
      FROM caractrap AS race WHERE race."jour" BETWEEN ${span.from}::date AND ${span.until}::date
    ), runner AS (
      SELECT "numcourse" AS id, bool_or("cotedirect" > 0 OR "coteprob" > 0) AS has_odds FROM cachedate
      WHERE "jour" BETWEEN ${span.from}::date AND ${span.until}::date GROUP BY "numcourse"
    ), paid AS (
      SELECT DISTINCT jour, reun, prix FROM payouts
      WHERE jour BETWEEN ${span.from}::date AND ${span.until}::date
    ), told AS (
      SELECT race.*, runner.id IS NOT NULL AS has_runners, coalesce(runner.has_odds, false) AS has_odds,
        paid.jour IS NOT NULL AS has_payouts,
        race.arriv <> '' OR coalesce(jsonb_array_length(arrival.ordre) > 0, false) AS has_order,
        coalesce(arrival.categorie_statut = 'ANNULEE' OR arrival.statut = 'COURSE_ANNULEE', false) AS is_off,
        coalesce(arrival.definitive, race.arriv <> '') AS is_final,
        to_timestamp(${now / 1000}) - race.starts_at AS since
      FROM race LEFT JOIN runner USING (id)
      LEFT JOIN paid ON (paid.jour, paid.reun, paid.prix) = (race.jour, race.reun, race.prix)
      LEFT JOIN arrivals AS arrival ON (arrival.jour, arrival.reun, arrival.prix) = (race.jour, race.reun, race.prix)
    )
    SELECT jour, bool_or(source <> 'demo') AS "isReal", count(*)::integer AS races,
      count(*) FILTER (WHERE hippo <> '')::integer AS "programmeHas", count(*)::integer AS "programmeOf",
      count(*) FILTER (WHERE has_runners)::integer AS "runnersHas",
      count(*) FILTER (WHERE NOT is_off)::integer AS "runnersOf",
      count(*) FILTER (WHERE has_odds AND is_pmu AND NOT is_off AND since > interval '0')::integer AS "oddsHas",
      count(*) FILTER (WHERE is_pmu AND NOT is_off AND since > interval '0')::integer AS "oddsOf",
      count(*) FILTER (WHERE due_arrival AND (has_order OR is_off))::integer AS "arrivalsHas",
      count(*) FILTER (WHERE due_arrival)::integer AS "arrivalsOf",
      count(*) FILTER (WHERE due_payouts AND has_payouts)::integer AS "payoutsHas",
      count(*) FILTER (WHERE due_payouts)::integer AS "payoutsOf",
      0 AS "pressHas", count(*) FILTER (WHERE is_quinte AND NOT is_off)::integer AS "pressOf",
      0 AS "tipsHas", count(*) FILTER (WHERE is_quinte AND NOT is_off)::integer AS "tipsOf"
    FROM (SELECT told.*, is_pmu AND since > ${`${ARRIVAL_AFTER} minutes`}::interval AS due_arrival,
      is_pmu AND NOT is_off AND is_final AND since > ${`${PAYOUTS_AFTER} minutes`}::interval AS due_payouts
      FROM told) AS told
    GROUP BY jour`.execute(db);
  const known = new Map(rows.map((row) => [row.jour, row]));
  const today = utcDay(now);
  const days: DayState[] = [];
  for (let jour = span.until; jour >= span.from; jour = addDays(jour, -1))
    days.push(stateOf(jour, known.get(jour), edited.get(jour), today));
  return days;
}

const NOTHING = { has: 0, of: 0 };

function stateOf(
  jour: string,
  row: Row | undefined,
  edited: { readonly press: boolean; readonly tips: boolean } | undefined,
  today: string,
): DayState {
  // A past day without races lacks its programme, whatever else it may lack.
  if (row === undefined) {
    const parts = Object.fromEntries(DAY_PARTS.map((part) => [part, NOTHING])) as DayState['parts'];
    const programme = { has: 0, of: jour <= today ? 1 : 0 };
    return { jour, source: 'none', races: 0, parts: { ...parts, programme } };
  }
  const part = (name: DayPart) => ({ has: row[`${name}Has`], of: row[`${name}Of`] });
  const isEdited = (name: 'press' | 'tips') => {
    const { of } = part(name);
    return { has: edited?.[name] === true ? of : 0, of };
  };
  const parts = Object.fromEntries(DAY_PARTS.map((name) => [name, part(name)])) as DayState['parts'];
  return {
    jour,
    source: row.isReal ? 'real' : 'demo',
    races: row.races,
    parts: { ...parts, press: isEdited('press'), tips: isEdited('tips') },
  };
}

/** Days that have a press synthesis or a tip of a Quinté+ race; none before Parse Server has made its tables. */
async function editedOf(
  db: Kysely<Database>,
  { from, until }: { readonly from: string; readonly until: string },
) {
  const edited = new Map<string, { press: boolean; tips: boolean }>();
  for (const [name, table] of [
    ['press', 'PressSynthesis'],
    ['tips', 'Tip'],
  ] as const) {
    const { rows: tables } = await sql<{ is: boolean }>`
      SELECT to_regclass(quote_ident(${table})) IS NOT NULL AS is`.execute(db);
    if (tables[0]?.is !== true) continue;
    const { rows } = await sql<{ jour: string }>`
      SELECT DISTINCT edited.jour FROM ${sql.table(table)} AS edited
      JOIN caractrap AS race ON (race."jour", race.reun_number, race.race_number)
        = (edited.jour::date, edited.meeting::integer, edited.race::integer) AND race.quinte = 1
      WHERE edited.jour BETWEEN ${from} AND ${until} AND edited.hidden IS NOT true`.execute(db);
    for (const { jour } of rows)
      edited.set(jour, { press: false, tips: false, ...edited.get(jour), [name]: true });
  }
  return edited;
}
