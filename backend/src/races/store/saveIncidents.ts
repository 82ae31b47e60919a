import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/Database';
import type { RaceKey } from './RaceKey';

export interface Incident {
  readonly numero: number;
  /** PMU's word: DISQUALIFIE_POUR_ALLURE_IRREGULIERE, TOMBE, … */
  readonly type: string;
}

/**
 * Stores the incidents of a race in place of those it had.
 * @returns true when something changed
 */
export async function saveIncidents(
  db: Kysely<Database>,
  { jour, reun, prix }: RaceKey,
  incidents: readonly Incident[],
  source: string,
): Promise<boolean> {
  const { rows } = await sql`
    WITH given AS (
      SELECT DISTINCT numero, type FROM json_to_recordset(${JSON.stringify(incidents)}::json)
        AS given (numero integer, type text)
    ), gone AS (
      DELETE FROM race_incidents AS t WHERE (jour, reun, prix) = (${jour}::date, ${reun}::integer, ${prix}::integer)
        AND NOT EXISTS (SELECT 1 FROM given WHERE (given.numero, given.type) = (t.numero, t.type))
      RETURNING 1
    ), written AS (
      INSERT INTO race_incidents (jour, reun, prix, numero, type, source)
      SELECT ${jour}::date, ${reun}::integer, ${prix}::integer, numero, type, ${source} FROM given
      ON CONFLICT DO NOTHING RETURNING 1
    )
    SELECT 1 FROM gone UNION ALL SELECT 1 FROM written`.execute(db);
  return rows.length > 0;
}
