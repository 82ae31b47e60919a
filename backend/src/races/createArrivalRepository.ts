import type { ArrivalRecord, ArrivalsByMeeting } from '@galopin/shared/contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { ArrivalRow } from './RaceTables';

export interface ArrivalRepository {
  /**
   * Arrivals of a day (`YYYY-MM-DD`) by meeting number, then race number; empty when none is known. A plain
   * order where it is final or nothing more is known, else the order with its state, dead heats as lists.
   * @param of one meeting of the day, or one race of it
   */
  arrivalsOf(jour: string, of?: ArrivalsWanted): Promise<ArrivalsByMeeting>;
}

/** Numbers of a meeting and a race. */
export interface ArrivalsWanted {
  readonly reun?: number;
  readonly prix?: number;
}

interface Found extends Pick<ArrivalRow, 'reun' | 'prix' | 'statut' | 'categorie_statut' | 'definitive'> {
  /** Of an arrival that was heard of; null where only the race's own order is known. */
  readonly ordre: ArrivalRow['ordre'] | null;
  readonly arriv: string | null;
}

/** Reads what was heard of arrivals, and for the other races the order kept with the race. */
export function createArrivalRepository(db: Kysely<Database>): ArrivalRepository {
  return {
    arrivalsOf: async (jour, { reun, prix } = {}) => {
      // Meetings known by name only have no number, so no arrival can be asked for under one.
      const { rows } = await sql<Found>`
        select * from (
        select reun, prix, ordre, null as arriv, statut, categorie_statut, definitive from arrivals
        where jour = ${jour}::date
        union all
        select race.reun_number, race.race_number, null, race.arriv, null, null, null from caractrap as race
        where race.jour = ${jour}::date and race.arriv <> '' and race.reun_number is not null
          and race.race_number is not null and not exists (select 1 from arrivals
            where arrivals.jour = ${jour}::date and arrivals.reun = race.reun_number
            and arrivals.prix = race.race_number)) as known
        where (${reun ?? null}::int is null or reun = ${reun ?? null}::int)
          and (${prix ?? null}::int is null or prix = ${prix ?? null}::int)
        order by 1, 2`.execute(db);
      const byMeeting: Record<string, Record<string, string | ArrivalRecord>> = {};
      for (const row of rows) (byMeeting[String(row.reun)] ??= {})[String(row.prix)] = present(row);
      return byMeeting;
    },
  };
}

function present(row: Found): string | ArrivalRecord {
  const places = row.ordre ?? [];
  const hasDeadHeat = places.some((place) => place.length > 1);
  const order = row.arriv ?? places.map((place) => place.join('=')).join('-');
  // Nothing needs to be said beside a final order, nor can be where only the order is known.
  if (order !== '' && !hasDeadHeat && row.definitive !== false) {
    if (row.definitive === true || (row.statut === null && row.categorie_statut === null)) return order;
  }
  return {
    ordre: hasDeadHeat ? places : order,
    ...(row.statut !== null && { statut: row.statut }),
    ...(row.categorie_statut !== null && { categorieStatut: row.categorie_statut }),
    ...(row.definitive !== null && { arriveeDefinitive: row.definitive }),
  };
}
