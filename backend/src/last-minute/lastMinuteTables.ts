import type { LastMinuteKind } from '@galopin/shared/contracts';
import { sql, type Generated, type Kysely } from 'kysely';
import { demoRemoval } from '../races/store/demoRemoval';

/** Something that changed of a declared race or runner. Falling odds are not here: `odds_history` tells of them. */
export interface LastMinuteRow {
  /** Grows with the time of writing. */
  readonly id: Generated<number>;
  /** The race's day, `YYYY-MM-DD`. */
  readonly jour: string;
  /** `reun` of the race: with day and number it outlives a change of the race's id. */
  readonly meeting: string;
  readonly race_number: number;
  /** Runner; 0 for what happened to the race. */
  readonly number: number;
  /** 0 for what happened to the race. */
  readonly horse_id: number;
  readonly horse: string;
  readonly kind: Exclude<LastMinuteKind, 'odds-fall'>;
  /** As the contract says for each kind. */
  readonly before: string | null;
  readonly after: string | null;
  /** As PostgreSQL writes a time. */
  readonly noticed_at: Generated<string>;
  /** Of the row that changed: `pturf`, `pmu`, `demo`. */
  readonly source: string;
}

declare module '../database/Database' {
  interface Database {
    last_minute: LastMinuteRow;
  }
}

/** Whether a text of the column `cl` says that a runner does not run. */
export const isNonRunner = (cl: string): string =>
  `upper(regexp_replace(coalesce(${cl}, ''), '[^[:alpha:]]', '', 'g')) IN ('NP', 'NONPARTANT')`;

const letters = (text: string) => `upper(regexp_replace(coalesce(${text}, ''), '[^[:alpha:]]', '', 'g'))`;
const worn = (text: string) => `nullif(nullif(upper(btrim(coalesce(${text}, ''))), ''), '0')`;
const ground = (text: string) => `btrim(substring(lower(${text}) from 'terrain[[:space:]]+(.+)$'))`;
const clock = (time: string) => `left(${time}::text, 5)`;

/** Sources write the same thing in other words: only what one source says of itself is compared. */
const SAME = 'OLD.source = NEW.source';

/** What a changed runner tells: kind, before, after, and when it is told. */
const OF_RUNNERS = [
  ['non-runner', 'NULL', 'NULL', `${isNonRunner('NEW."cl"')} AND NOT ${isNonRunner('OLD."cl"')}`],
  ['runs-again', 'NULL', 'NULL', `${isNonRunner('OLD."cl"')} AND btrim(coalesce(NEW."cl", '')) = ''`],
  [
    'rider',
    'btrim(OLD."jockey")',
    'btrim(NEW."jockey")',
    // A name in another spelling is the same person, and so is one whose number became known.
    `${SAME} AND ${letters('OLD."jockey"')} <> '' AND ${letters('NEW."jockey"')} <> ''
      AND ${letters('OLD."jockey"')} <> ${letters('NEW."jockey"')}
      AND NOT (OLD."idJockey" = NEW."idJockey" AND NEW."idJockey" > 0)`,
  ],
  [
    'shoeing',
    worn('OLD."defoeil"'),
    worn('NEW."defoeil"'),
    `${SAME} AND ${worn('OLD."defoeil"')} <> ${worn('NEW."defoeil"')}`,
  ],
  [
    'blinkers',
    worn('OLD."oeil"'),
    worn('NEW."oeil"'),
    `${SAME} AND ${worn('OLD."oeil"')} IS DISTINCT FROM ${worn('NEW."oeil"')}`,
  ],
] as const;

const OF_RACES = [
  [
    'ground',
    ground('OLD."meteo"'),
    ground('NEW."meteo"'),
    `${SAME} AND ${ground('OLD."meteo"')} <> ${ground('NEW."meteo"')}`,
  ],
  [
    'start-time',
    clock('OLD."heure"'),
    clock('NEW."heure"'),
    `${SAME} AND ${clock('OLD."heure"')} <> ${clock('NEW."heure"')}`,
  ],
] as const;

const valuesOf = (changes: readonly (readonly string[])[]) =>
  changes
    .map(
      ([kind, before, after, isSo]) =>
        `('${kind}', (${before})::text, (${after})::text, coalesce(${isSo}, false))`,
    )
    .join(',\n      ');

/** In Paris. Feeds lag: what they tell shortly after the start happened before it. What comes later is history. */
const isOver = (start: string) => `${start} < (now() AT TIME ZONE 'Europe/Paris') - interval '15 minutes'`;
const START = `race."jour" + coalesce(race."heure", '23:59'::time)`;

const INSERT = `INSERT INTO last_minute
      (jour, meeting, race_number, number, horse_id, horse, kind, before, after, source)`;

const FUNCTIONS = {
  note_runner_change: `
    DECLARE
      race record;
    BEGIN
      SELECT "jour", "heure", "reun", race_number INTO race FROM caractrap WHERE "id" = NEW."numcourse";
      IF race."reun" IS NULL OR race.race_number IS NULL OR ${isOver(START)} THEN RETURN NULL; END IF;
      ${INSERT}
      SELECT race."jour", race."reun", race.race_number, NEW."numero", NEW."idChe", btrim(NEW."cheval"),
        kind, before, after, NEW.source
      FROM (VALUES ${valuesOf(OF_RUNNERS)}) AS change (kind, before, after, is_so) WHERE is_so;
      RETURN NULL;
    END`,
  note_race_change: `
    BEGIN
      IF NEW."reun" IS NULL OR NEW.race_number IS NULL
        OR ${isOver(`NEW."jour" + coalesce(greatest(OLD."heure", NEW."heure"), '23:59'::time)`)}
      THEN RETURN NULL; END IF;
      ${INSERT}
      SELECT NEW."jour", NEW."reun", NEW.race_number, 0, 0, '', kind, before, after, NEW.source
      FROM (VALUES ${valuesOf(OF_RACES)}) AS change (kind, before, after, is_so) WHERE is_so;
      RETURN NULL;
    END`,
  note_called_off: `
    BEGIN
      ${INSERT}
      SELECT "jour", "reun", race_number, 0, 0, '', 'called-off', NULL, NULL, source FROM caractrap
      WHERE "jour" = NEW.jour AND reun_number = NEW.reun AND race_number = NEW.prix AND source <> 'demo';
      RETURN NULL;
    END`,
} as const;

/** Imports of years pass by without a call: their rows are looked at here, and no further. */
const DECLARED = `NEW.%d >= current_date - 1`;
const differs = (columns: readonly string[]) => {
  const row = (side: string) => `(${columns.map((name) => `${side}."${name}"`).join(', ')})`;
  return `${row('OLD')} IS DISTINCT FROM ${row('NEW')}`;
};
const isOff = (side: string) => `(${side}.categorie_statut = 'ANNULEE' OR ${side}.statut = 'COURSE_ANNULEE')`;

/** The demo world tells of its changes itself, each at the moment that it happens in it. */
const NOT_DEMO = `NEW.source <> 'demo'`;
const RUNNERS_DIFFER = differs(['cl', 'jockey', 'defoeil', 'oeil']);
const RACES_DIFFER = differs(['meteo', 'heure']);

const TRIGGERS = [
  ['last_minute_runner', 'UPDATE ON cachedate', `${DECLARED} AND ${NOT_DEMO} AND ${RUNNERS_DIFFER}`],
  ['last_minute_race', 'UPDATE ON caractrap', `${DECLARED} AND ${NOT_DEMO} AND ${RACES_DIFFER}`],
  ['last_minute_off', 'INSERT ON arrivals', `${DECLARED} AND ${isOff('NEW')}`],
  [
    'last_minute_off_later',
    'UPDATE ON arrivals',
    `${DECLARED} AND ${isOff('NEW')} AND ${isOff('OLD')} IS NOT TRUE`,
  ],
] as const;
const FUNCTION_OF = {
  cachedate: 'note_runner_change',
  caractrap: 'note_race_change',
  arrivals: 'note_called_off',
} as const;

const STATEMENTS = [
  `CREATE TABLE IF NOT EXISTS last_minute (
    id bigserial PRIMARY KEY, jour date NOT NULL, meeting text NOT NULL, race_number integer NOT NULL,
    number integer NOT NULL, horse_id bigint NOT NULL, horse text NOT NULL, kind text NOT NULL, before text, after text,
    noticed_at timestamptz NOT NULL DEFAULT clock_timestamp(), source text NOT NULL)`,
  `CREATE UNIQUE INDEX IF NOT EXISTS last_minute_once
    ON last_minute (jour, meeting, race_number, number, kind, noticed_at)`,
  ...Object.entries(FUNCTIONS).map(
    ([name, body]) =>
      `CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ ${body} $$`,
  ),
  ...TRIGGERS.map(([name, event, when]) => {
    const table = event.split(' ').at(-1) as keyof typeof FUNCTION_OF;
    const condition = when.replaceAll('%d', table === 'arrivals' ? 'jour' : '"jour"');
    return `CREATE OR REPLACE TRIGGER ${name} AFTER ${event} FOR EACH ROW WHEN (${condition})
      EXECUTE FUNCTION ${FUNCTION_OF[table]}()`;
  }),
  demoRemoval('CREATE OR REPLACE FUNCTION', ['race_details', 'last_minute']),
];

/**
 * What changes of declared races and runners, by triggers, as they are written by several ways and several processes.
 * Row by row and not by transition tables: a condition of a trigger costs a row of earlier years next to nothing.
 */
export async function createLastMinute(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
