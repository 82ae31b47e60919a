import { sql, type Kysely } from 'kysely';

/** Numbers that a start is counted by, and that totals add up. */
export const COUNTS =
  'starts integer, wins integer, places integer, prize bigint, bets integer, returned bigint';

const TABLES = [
  'CREATE TABLE stat_racecourses (id serial PRIMARY KEY, name text NOT NULL UNIQUE)',
  // One row a start of a race with a result.
  `CREATE TABLE stat_runs (
    day date NOT NULL, race bigint NOT NULL, number smallint NOT NULL, discipline smallint NOT NULL,
    racecourse integer NOT NULL, horse bigint NOT NULL, rider bigint NOT NULL, trainer bigint NOT NULL,
    rank smallint, draw smallint NOT NULL, field smallint NOT NULL, favourite smallint, odds integer NOT NULL,
    prize integer NOT NULL, lead boolean NOT NULL, quinte boolean NOT NULL)`,
  'CREATE INDEX stat_runs_day ON stat_runs (day)',
  'CREATE INDEX stat_runs_racecourse ON stat_runs (racecourse, day)',
  'CREATE INDEX stat_runs_quinte ON stat_runs (day, race) INCLUDE (number, rank, field) WHERE quinte',
  'CREATE INDEX caractrap_quinte ON caractrap ("jour") WHERE "quinte" = 1',
  'CREATE TABLE stat_buckets (bucket integer PRIMARY KEY, first_day date NOT NULL, last_day date NOT NULL)',
  `CREATE TABLE stat_totals (
    bucket integer NOT NULL, kind smallint NOT NULL, discipline smallint NOT NULL, id bigint NOT NULL,
    ${COUNTS.replaceAll(/(integer|bigint)/g, '$1 NOT NULL')}, races integer NOT NULL,
    PRIMARY KEY (bucket, kind, discipline, id)) WITH (fillfactor = 80)`,
  'CREATE INDEX stat_totals_empty ON stat_totals (bucket) WHERE starts = 0',
  // Only ever added to by those who write races, so that none of them waits for another.
  'CREATE TABLE stats_stale (seq bigserial PRIMARY KEY, day date NOT NULL)',
] as const;

/** What a start's figures are made of; other columns change nothing here. */
const RUNNER_COLUMNS = [
  'numcourse',
  'numero',
  'cl',
  'idChe',
  'idJockey',
  'idEntraineur',
  'corde',
  'cotedirect',
];
const RACE_COLUMNS = ['jour', 'typec', 'hippo', 'cheque', 'devise', 'quinte'];

const row = (alias: string, columns: readonly string[]) =>
  `(${columns.map((name) => `${alias}."${name}"`).join(', ')})`;
const decided = (race: string) =>
  `EXISTS (SELECT FROM cachedate AS winner WHERE winner."numcourse" = ${race} AND winner."cl" = '1')`;
const mark = (days: string) => `INSERT INTO stats_stale (day) SELECT DISTINCT day FROM (${days}) AS marked;`;

/** Days of the races that runners of a transition table belong to, where it has a result or may have lost one. */
const daysOfRunners = (runners: string) => `
  SELECT race."jour" AS day FROM (${runners}) AS runner JOIN caractrap AS race ON race."id" = runner."numcourse"
  WHERE runner."cl" <> '' OR ${decided('runner."numcourse"')}`;

const changedRunners = (side: 'former' | 'added') => `
  SELECT ${side}."numcourse", CASE WHEN former."cl" IS DISTINCT FROM added."cl"
    THEN concat(former."cl", added."cl") ELSE '' END AS "cl"
  FROM former FULL JOIN added USING ("id")
  WHERE ${row('former', RUNNER_COLUMNS)} IS DISTINCT FROM ${row('added', RUNNER_COLUMNS)}`;

const BODIES = {
  runners_added: mark(daysOfRunners('SELECT "numcourse", "cl" FROM added')),
  runners_removed: mark(daysOfRunners('SELECT "numcourse", "cl" FROM former')),
  runners_changed: mark(
    `${daysOfRunners(changedRunners('former'))} UNION ${daysOfRunners(changedRunners('added'))}`,
  ),
  races_added: mark(`SELECT "jour" AS day FROM added WHERE ${decided('added."id"')}`),
  races_removed: mark('SELECT "jour" AS day FROM former'),
  races_changed: mark(`
    SELECT sides.day FROM former FULL JOIN added USING ("id")
      CROSS JOIN LATERAL unnest(ARRAY[former."jour", added."jour"]) AS sides (day)
    WHERE sides.day IS NOT NULL AND ${row('former', RACE_COLUMNS)} IS DISTINCT FROM ${row('added', RACE_COLUMNS)}
      AND (former."jour" IS NULL OR added."jour" IS NULL OR ${decided('coalesce(former."id", added."id")')})`),
} as const;

const EVENTS = {
  added: 'INSERT ON %t REFERENCING NEW TABLE AS added',
  removed: 'DELETE ON %t REFERENCING OLD TABLE AS former',
  changed: 'UPDATE ON %t REFERENCING OLD TABLE AS former NEW TABLE AS added',
} as const;

function triggerOf(name: keyof typeof BODIES): string[] {
  const [what = '', event = ''] = name.split('_');
  const table = what === 'races' ? 'caractrap' : 'cachedate';
  return [
    `CREATE FUNCTION stats_${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${BODIES[name]} RETURN NULL; END $$`,
    `CREATE TRIGGER stats_${name} AFTER ${EVENTS[event as keyof typeof EVENTS].replace('%t', table)}
      FOR EACH STATEMENT EXECUTE FUNCTION stats_${name}()`,
  ];
}

/**
 * Tables of the statistics, and triggers that mark a day to be counted again at every change of a result: races are
 * written by several ways and several processes, and none of them may forget it. All stored days are marked.
 */
export async function createStatsTables(db: Kysely<never>): Promise<void> {
  const triggers = (Object.keys(BODIES) as (keyof typeof BODIES)[]).flatMap(triggerOf);
  const markAll = `INSERT INTO stats_stale (day) SELECT DISTINCT "jour" FROM caractrap`;
  for (const statement of [...TABLES, ...triggers, markAll]) await sql.raw(statement).execute(db);
}
