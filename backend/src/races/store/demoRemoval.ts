import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/Database';

/** Tables of recorded rows that say where they come from. Arrivals do not: they go with their demo race. */
const RECORDED = ['payouts', 'odds_history', 'race_incidents', 'cachedate', 'caractrap'] as const;
/** Parse's classes of content on races, which are there once Parse Server has started. */
const EDITED = ['Tip', 'PressSynthesis'] as const;

/** The function that removes demo days; @param later tables that came after the first release */
export const demoRemoval = (create: string, later: readonly string[] = []): string => `
  ${create} remove_demo_days(days date[]) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    class text;
  BEGIN
    DELETE FROM arrivals USING caractrap AS race
      WHERE race.source = 'demo' AND race."jour" = ANY (days)
        AND (arrivals.jour, arrivals.reun, arrivals.prix) = (race."jour", race.reun_number, race.race_number);
    ${[...later, ...RECORDED].map((table) => `DELETE FROM ${table} WHERE source = 'demo' AND "jour" = ANY (days);`).join('\n')}
    FOREACH class IN ARRAY ARRAY['${EDITED.join("', '")}'] LOOP
      IF to_regclass(quote_ident(class)) IS NOT NULL THEN
        EXECUTE format('DELETE FROM %I WHERE "source" = ''demo'' AND "jour" = ANY ($1::text[])', class) USING days;
      END IF;
    END LOOP;
  END $$`;

const MAKE_ROOM = `
  CREATE FUNCTION make_room_for_real_races() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    days date[];
  BEGIN
    SELECT array_agg(DISTINCT real."jour") INTO days FROM added AS real
      WHERE real.source <> 'demo'
        AND EXISTS (SELECT 1 FROM caractrap AS demo WHERE demo."jour" = real."jour" AND demo.source = 'demo');
    IF days IS NOT NULL THEN
      PERFORM remove_demo_days(days);
    END IF;
    RETURN NULL;
  END $$`;

const STATEMENTS = [
  demoRemoval('CREATE FUNCTION'),
  MAKE_ROOM,
  `CREATE TRIGGER real_races_come AFTER INSERT ON caractrap REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION make_room_for_real_races()`,
  `CREATE INDEX caractrap_real_day ON caractrap ("jour") WHERE source <> 'demo'`,
] as const;

const MAKE_ROOM_AND_TELL = MAKE_ROOM.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION').replace(
  '      PERFORM remove_demo_days(days);',
  `      INSERT INTO removed_demo_days (jour, races)
        SELECT "jour", count(*) FROM caractrap
        WHERE source = 'demo' AND "jour" = ANY (days) GROUP BY "jour"
        ON CONFLICT (jour) DO UPDATE SET races = excluded.races;
      PERFORM remove_demo_days(days);`,
);

/**
 * Lets real races take the place of demo ones: with the first race of another source on a day, all that the demo
 * world said of that day goes. A trigger, as races come by several ways and from several processes and none of
 * them may forget it.
 */
export async function createDemoRemoval(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Has the days noted that real races took from the demo world, so that importers can say it. */
export async function createRemovedDemoDays(db: Kysely<never>): Promise<void> {
  await sql`
    CREATE TABLE IF NOT EXISTS removed_demo_days (jour date PRIMARY KEY, races integer NOT NULL)`.execute(db);
  await sql.raw(MAKE_ROOM_AND_TELL).execute(db);
}

/** A day that real races took from the demo world, and how many of its races went. */
export interface RemovedDemoDay {
  readonly jour: string;
  readonly races: number;
}

/** Which of some days have lost their demo races, ascending; each is told once. */
export async function takeRemovedDemoDays(
  db: Kysely<Database>,
  days: readonly string[],
): Promise<readonly RemovedDemoDay[]> {
  const removed = db.deleteFrom('removed_demo_days').where('jour', 'in', [...days]);
  const rows = await removed.returning(['jour', 'races']).execute();
  return rows.toSorted((one, other) => (one.jour < other.jour ? -1 : 1));
}

/** Removes all that demo worlds said of the days from one on, `YYYY-MM-DD`. */
export async function removeDemoFrom(db: Kysely<Database>, firstDay: string): Promise<void> {
  await sql`
    SELECT remove_demo_days(array(
      SELECT DISTINCT "jour" FROM caractrap WHERE source = 'demo' AND "jour" >= ${firstDay}::date))`.execute(
    db,
  );
}
