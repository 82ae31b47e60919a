import type { ArrivalRecord, ArrivalsByMeeting } from '@galopin/shared/contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';

export interface ArrivalRepository {
  /**
   * Arrivals of a day (`YYYY-MM-DD`) by meeting number, then race number; empty when none is known. A plain
   * order where nothing more is known, else the order with its state.
   */
  arrivalsOf(jour: string): Promise<ArrivalsByMeeting>;
}

interface Found {
  readonly reun: number;
  readonly prix: number;
  readonly ordre: string;
  readonly statut: string | null;
  readonly categorie_statut: string | null;
  readonly definitive: boolean | null;
}

/** Reads what was heard of arrivals, and for the other races the order kept with the race. */
export function createArrivalRepository(db: Kysely<Database>): ArrivalRepository {
  return {
    arrivalsOf: async (jour) => {
      // Meetings known by name only have no number, so no arrival can be asked for under one.
      const { rows } = await sql<Found>`
        select reun, prix, ordre, statut, categorie_statut, definitive from arrivals where jour = ${jour}::date
        union all
        select race.reun::int, race.prix::int, race.arriv, null, null, null from caractrap as race
        where race.jour = ${jour}::date and race.arriv <> '' and race.reun ~ '^[0-9]{1,4}$' and race.prix is not null
          and not exists (select 1 from arrivals where arrivals.jour = ${jour}::date
            and arrivals.reun = race.reun::int and arrivals.prix = race.prix::int)
        order by 1, 2`.execute(db);
      const byMeeting: Record<string, Record<string, string | ArrivalRecord>> = {};
      for (const row of rows) (byMeeting[String(row.reun)] ??= {})[String(row.prix)] = present(row);
      return byMeeting;
    },
  };
}

function present(row: Found): string | ArrivalRecord {
  if (row.statut === null && row.categorie_statut === null && row.definitive === null) return row.ordre;
  return {
    ordre: row.ordre,
    ...(row.statut !== null && { statut: row.statut }),
    ...(row.categorie_statut !== null && { categorieStatut: row.categorie_statut }),
    ...(row.definitive !== null && { arriveeDefinitive: row.definitive }),
  };
}
