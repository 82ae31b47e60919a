import { DISTANCE_BANDS, DRAW_BANDS, ENTITY_YEAR_DAYS } from '@galopin/shared/contracts';
import { sql, type RawBuilder } from 'kysely';
import {
  ENTITY_COLUMN,
  outcomeOf,
  positiveOf,
  RANK,
  RUNNERS_WITH_RACE,
  type EntityQuery,
} from './outcomeSql';

const bandOf = (value: string, bounds: readonly number[]) =>
  `(ARRAY[${bounds.join()}])[width_bucket(${value}, ARRAY[${bounds.join()}])]`;

/** The state of the ground at gallop on grass, out of the weather; null where it is not told. @param of such as `race.` */
export const groundSql = (of = '') => `CASE WHEN ${of}natpis = 'PH' AND ${of}typec NOT IN ('Attelé', 'Monté')
    THEN btrim(substring(lower(${of}meteo) FROM 'terrain\\s+([^,.;()]+)')) END`;

/**
 * The band of a stall at flat races, of a place behind the mobile gate; null where none is drawn.
 * @param runner,race of such as `runner.`
 */
export const drawSql = (runner = '', race = '') => `CASE WHEN ${runner}corde <= 0 THEN NULL
    WHEN ${runner}typec = 'Plat' THEN 'flat-' || ${bandOf(`${runner}corde::integer`, DRAW_BANDS.flat)}
    WHEN ${race}autos = '1' THEN 'mobile-' || ${bandOf(`${runner}corde::integer`, DRAW_BANDS.mobile)} END`;

/** A part's key, null where a row belongs to none: « draw » only where one is drawn, « ground » on grass at gallop. */
const PARTS = {
  discipline: `nullif(typec, '')`,
  distance: `CASE WHEN dist > 0 THEN ${bandOf('dist::integer', DISTANCE_BANDS)}::text END`,
  racecourse: `nullif(hippo, '')`,
  draw: drawSql(),
  surface: `nullif(natpis, '')`,
  ground: groundSql(),
} as const;

const PART_COLUMNS = Object.entries(PARTS).map(([name, key]) => `${key} AS by_${name}`);
export const PART_NAMES = Object.keys(PARTS) as readonly (keyof typeof PARTS)[];

/**
 * Two common tables to begin a query with: `held`, all rows of one horse or person with their races, and `started`,
 * those that started: `place` (null when not classed), `recent` (within a year), `nth` (1 the newest), `by_…` (keys of
 * the splits).
 * @param days SQL condition on a row, `runner`: which of them
 */
export function heldAndStarted(
  { kind, id, today }: EntityQuery,
  days: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    held AS MATERIALIZED (
      SELECT runner."numcourse", runner."numero", runner."jour", race."heure", runner."typec", runner."hippo",
        runner."dist", runner."partant", runner."corde", runner."cl", race."autos", race."natpis", race."meteo",
        runner."idChe", runner."cheval", runner."idJockey", runner."jockey", runner."idEntraineur", runner."entraineur",
        ${kind === 'jockey' ? positiveOf('runner.poidmont') : sql`NULL::double precision`} AS kilos, ${RANK} AS place, ${outcomeOf(today)} AS outcome,
        runner."jour" >= ${today}::date - ${sql.lit(ENTITY_YEAR_DAYS)} AS recent
      FROM ${RUNNERS_WITH_RACE}
      WHERE runner.${sql.ref(ENTITY_COLUMN[kind])} = ${id} AND ${days}
    ),
    started AS MATERIALIZED (
      SELECT held.*, ${sql.raw(PART_COLUMNS.join(', '))},
        row_number() OVER (ORDER BY jour DESC, heure DESC NULLS LAST, numcourse DESC, numero) AS nth
      FROM held WHERE outcome = 'start'
    )`;
}

const tally = (condition: string) => `json_build_object(
  'starts', count(*) FILTER (WHERE ${condition}),
  'wins', count(*) FILTER (WHERE ${condition} AND place = 1),
  'places', count(*) FILTER (WHERE ${condition} AND place <= 3))`;

/** `Tally` of the rows of a group that meet a condition. */
export const tallyWhere = (condition: string) => sql.raw(tally(condition));
