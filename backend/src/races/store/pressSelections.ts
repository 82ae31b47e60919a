import type { PressSynthesis } from '@galopin/shared/contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/Database';
import type { RaceKey } from './RaceKey';

/** What a title of the press selects in a race. */
export interface PressSelectionRow extends RaceKey {
  readonly title: string;
  /** Runner numbers, best first. */
  readonly numbers: readonly number[];
  /** Where it comes from: `pmu`, `press`. */
  readonly source: string;
}

declare module '../../database/Database' {
  interface Database {
    press_selections: PressSelectionRow;
  }
}

/** A table beside the races, under day, meeting and number, as titles name a race. */
export async function createPressSelections(db: Kysely<never>): Promise<void> {
  await sql`
    CREATE TABLE IF NOT EXISTS press_selections (
      jour date NOT NULL, reun integer NOT NULL, prix integer NOT NULL, title text NOT NULL, numbers integer[] NOT NULL,
      source text NOT NULL, PRIMARY KEY (jour, reun, prix, title))`.execute(db);
}

/**
 * Stores what titles select, in place of what each had selected in the same race.
 * @returns true when something changed
 */
export async function savePress(
  db: Kysely<Database>,
  { jour, reun, prix }: RaceKey,
  titles: Readonly<Record<string, readonly number[]>>,
  source: string,
): Promise<boolean> {
  const given = Object.entries(titles).map(([title, numbers]) => ({ title, numbers }));
  if (given.length === 0) return false;
  const { rows } = await sql`
    INSERT INTO press_selections AS t (jour, reun, prix, title, numbers, source)
    SELECT ${jour}::date, ${reun}::integer, ${prix}::integer, title, numbers, ${source}
    FROM json_to_recordset(${JSON.stringify(given)}::json) AS given (title text, numbers integer[])
    ON CONFLICT (jour, reun, prix, title) DO UPDATE SET numbers = excluded.numbers, source = excluded.source
    WHERE (t.numbers, t.source) IS DISTINCT FROM (excluded.numbers, excluded.source)
    RETURNING 1`.execute(db);
  return rows.length > 0;
}

/** What titles select in a day's races that are stored, by meeting, then race; titles by name. @param jour `YYYY-MM-DD` */
export async function readPress(db: Kysely<Database>, jour: string): Promise<readonly PressSynthesis[]> {
  const { rows } = await sql<PressSynthesis>`
    SELECT race."id" AS "raceId", race."jour"::text AS jour, race.reun_number AS meeting, race.race_number AS race,
      coalesce(race."hippo", '') AS racecourse, coalesce(race."prixnom", '') AS "raceName",
      json_agg(json_build_object('title', press.title, 'selection', press.numbers) ORDER BY press.title) AS titles
    FROM press_selections AS press JOIN caractrap AS race
      ON (race."jour", race.reun_number, race.race_number) = (press.jour, press.reun, press.prix)
    WHERE press.jour = ${jour}::date GROUP BY race."id" ORDER BY race.reun_number, race.race_number`.execute(
    db,
  );
  return rows;
}
