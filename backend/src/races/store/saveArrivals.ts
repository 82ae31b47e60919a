import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/Database';
import { formatRaceKey, type RaceKey } from './RaceKey';

/** An arrival of a numbered meeting as a source gives it. */
export interface Arrival extends RaceKey {
  /** Runner numbers in order of finish; two in one group are a dead heat; none in a cancelled race. */
  readonly ordre: readonly (readonly number[])[];
  readonly statut: string | null;
  readonly categorieStatut: string | null;
  /** Null when only the order is known. */
  readonly definitive: boolean | null;
}

/**
 * Stores arrivals, one a race; of several for one the last counts. A final arrival is replaced by another final one only, so that old news cannot undo
 * it.
 * @returns those that changed something, in the order given
 */
export async function saveArrivals(db: Kysely<Database>, arrivals: readonly Arrival[]): Promise<Arrival[]> {
  if (arrivals.length === 0) return [];
  const rows = [...new Map(arrivals.map((arrival) => [formatRaceKey(arrival), arrival])).values()];
  const { rows: changed } = await sql<RaceKey>`
    INSERT INTO arrivals AS t (jour, reun, prix, ordre, statut, categorie_statut, definitive)
    SELECT jour, reun, prix, ordre, statut, "categorieStatut", definitive
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS given
      (jour date, reun integer, prix integer, ordre jsonb, statut text, "categorieStatut" text, definitive boolean)
    ORDER BY jour, reun, prix
    ON CONFLICT (jour, reun, prix) DO UPDATE SET ordre = excluded.ordre, statut = excluded.statut,
      categorie_statut = excluded.categorie_statut, definitive = excluded.definitive, updated_at = now()
    WHERE (t.ordre, t.statut, t.categorie_statut, t.definitive)
      IS DISTINCT FROM (excluded.ordre, excluded.statut, excluded.categorie_statut, excluded.definitive)
      AND (t.definitive IS NOT TRUE OR excluded.definitive IS TRUE)
    RETURNING jour, reun, prix`.execute(db);
  const keys = new Set(changed.map(formatRaceKey));
  return rows.filter((arrival) => keys.has(formatRaceKey(arrival)));
}
