import type { StoredDay } from '@galopin/shared/contracts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/Database';

/** Days that hold races, counted; a day whose rows changed since is marked in the other table. */
const TABLES = [
  `CREATE TABLE IF NOT EXISTS stored_days (
    day date PRIMARY KEY, meetings integer NOT NULL, races integer NOT NULL, runners integer NOT NULL)`,
  // Only ever added to by those who write races, so that none of them waits for another.
  'CREATE TABLE IF NOT EXISTS stored_days_stale (seq bigserial PRIMARY KEY, day date NOT NULL)',
] as const;

const mark = (days: string) =>
  `INSERT INTO stored_days_stale (day) SELECT DISTINCT day FROM (${days}) AS marked WHERE day IS NOT NULL;`;
const ofRaces = (rows: string) => mark(`SELECT "jour" AS day FROM ${rows}`);
/** A runner counts with its race, whatever day it says itself. */
const ofRunners = (rows: string) =>
  mark(`SELECT race."jour" AS day FROM (SELECT DISTINCT "numcourse" FROM ${rows}) AS runner
    JOIN caractrap AS race ON race."id" = runner."numcourse"`);
const BOTH = 'former FULL JOIN added USING ("id")';
const changedRaces = mark(`
  SELECT unnest(ARRAY[former."jour", added."jour"]) AS day FROM ${BOTH}
  WHERE (former."jour", former."reun") IS DISTINCT FROM (added."jour", added."reun")`);
const changedRunners = ofRunners(`(
  SELECT unnest(ARRAY[former."numcourse", added."numcourse"]) AS "numcourse" FROM ${BOTH}
  WHERE former."numcourse" IS DISTINCT FROM added."numcourse") AS moved`);

const INSERTED = 'INSERT ON %t REFERENCING NEW TABLE AS added';
const DELETED = 'DELETE ON %t REFERENCING OLD TABLE AS former';
const UPDATED = 'UPDATE ON %t REFERENCING OLD TABLE AS former NEW TABLE AS added';

const TRIGGERS = [
  ['caractrap', 'races_added', INSERTED, ofRaces('added')],
  ['caractrap', 'races_removed', DELETED, ofRaces('former')],
  ['caractrap', 'races_changed', UPDATED, changedRaces],
  ['cachedate', 'runners_added', INSERTED, ofRunners('added')],
  ['cachedate', 'runners_removed', DELETED, ofRunners('former')],
  ['cachedate', 'runners_changed', UPDATED, changedRunners],
] as const;

/** Races of some days, counted as they are stored. @param days SQL of a list of days */
const counted = (days: RawBuilder<unknown>) => sql`
  SELECT race."jour" AS day, count(DISTINCT race."reun")::integer AS meetings, count(*)::integer AS races,
    coalesce(sum((SELECT count(*) FROM cachedate AS runner WHERE runner."numcourse" = race."id")), 0)::integer AS runners
  FROM caractrap AS race WHERE race."jour" IN (${days}) GROUP BY 1`;

/** The counts of days, and triggers that mark a day to be counted again, by whatever way races are written. */
export async function createStoredDays(db: Kysely<never>): Promise<void> {
  const triggers = TRIGGERS.flatMap(([table, name, event, body]) => [
    `CREATE OR REPLACE FUNCTION stored_days_${name}() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN ${body} RETURN NULL; END $$`,
    `CREATE OR REPLACE TRIGGER stored_days_${name} AFTER ${event.replace('%t', table)}
      FOR EACH STATEMENT EXECUTE FUNCTION stored_days_${name}()`,
  ]);
  const markAll = 'INSERT INTO stored_days_stale (day) SELECT DISTINCT "jour" FROM caractrap';
  for (const statement of [...TABLES, ...triggers, markAll]) await sql.raw(statement).execute(db);
}

/** Days counted at once: some tenths of a second. */
const AT_ONCE = 100;

/** Whoever counts days holds this lock; other work uses other numbers. */
const LOCK = sql`pg_try_advisory_xact_lock(7206, 0)`;

/**
 * Counts marked days again, the newest first, all or nothing. Not before an answer, which counts them itself.
 * @returns whether no marked day is left, or somebody else is counting
 */
export function refreshStoredDays(db: Kysely<Database>): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { rows: lock } = await sql<{ free: boolean }>`SELECT ${LOCK} AS free`.execute(transaction);
    if (lock[0]?.free !== true) return true;
    const { rows } = await sql<{ day: string; seqs: number[] }>`
      SELECT day, array_agg(seq::integer) AS seqs FROM stored_days_stale
      GROUP BY day ORDER BY day DESC LIMIT ${AT_ONCE}`.execute(transaction);
    if (rows.length === 0) return true;
    const days = sql`SELECT unnest(${rows.map(({ day }) => day)}::date[])`;
    const seqs = rows.flatMap((row) => row.seqs);
    await sql`DELETE FROM stored_days WHERE day IN (${days})`.execute(transaction);
    await sql`INSERT INTO stored_days (day, meetings, races, runners) ${counted(days)}`.execute(transaction);
    await sql`DELETE FROM stored_days_stale WHERE seq = ANY (${seqs}::bigint[])`.execute(transaction);
    return rows.length < AT_ONCE;
  });
}

/** Days that hold races, the newest first, as they are stored now: marked days are counted on the spot. */
export async function readStoredDays(db: Kysely<Database>, limit: number): Promise<readonly StoredDay[]> {
  const stale = sql`SELECT day FROM stored_days_stale`;
  const { rows } = await sql<StoredDay>`
    SELECT day::text AS jour, meetings, races, runners FROM (
      SELECT day, meetings, races, runners FROM stored_days WHERE day NOT IN (${stale})
      UNION ALL ${counted(stale)}
    ) AS held ORDER BY day DESC LIMIT ${limit}`.execute(db);
  return rows;
}
