import type { RaceDetails } from '@galopin/shared/contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/Database';
import { demoRemoval } from './demoRemoval';
import type { RaceKey } from './RaceKey';

/** What a source says of a race beside its columns. */
export interface DetailsOfRace extends RaceKey {
  /** ISO 3166 code of the country it is run in; null where the source does not say. */
  readonly pays: string | null;
  /** When of the day the meeting is run, in PMU's word: DIURNE, SEMINOCTURNE, NOCTURNE; null where it does not say. */
  readonly nature: string | null;
  /** The source has payouts of the race: false where it gives none, null while it has not said. */
  readonly payable: boolean | null;
  readonly details: RaceDetails;
}

/** A table beside the races, under day, meeting and number, that goes with its demo day. */
export async function createRaceDetails(db: Kysely<never>): Promise<void> {
  await sql`
    CREATE TABLE IF NOT EXISTS race_details (
      jour date NOT NULL, reun integer NOT NULL, prix integer NOT NULL, source text NOT NULL, pays text, nature text,
      payable boolean, details jsonb NOT NULL, PRIMARY KEY (jour, reun, prix))`.execute(db);
  await sql.raw(demoRemoval('CREATE OR REPLACE FUNCTION', ['race_details'])).execute(db);
}

/**
 * Stores what a source says of races beside their columns, in place of what was there.
 * @param source where it comes from: `pmu`, `demo`
 * @returns true when something changed
 */
export async function saveRaceDetails(
  db: Kysely<Database>,
  races: readonly DetailsOfRace[],
  source: string,
): Promise<boolean> {
  if (races.length === 0) return false;
  const { rows } = await sql`
    INSERT INTO race_details AS t (jour, reun, prix, source, pays, nature, payable, details)
    SELECT jour, reun, prix, ${source}, pays, nature, payable, details
    FROM json_to_recordset(${JSON.stringify(races)}::json) AS given
      (jour date, reun integer, prix integer, pays text, nature text, payable boolean, details jsonb)
    ON CONFLICT (jour, reun, prix) DO UPDATE SET source = excluded.source, pays = excluded.pays,
      nature = excluded.nature, payable = excluded.payable, details = excluded.details
    WHERE (t.source, t.pays, t.nature, t.payable, t.details)
      IS DISTINCT FROM (excluded.source, excluded.pays, excluded.nature, excluded.payable, excluded.details)
    RETURNING 1`.execute(db);
  return rows.length > 0;
}
