import type { IsoDay } from '@galopin/shared/contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';

/** Of a tip, which race it is on and what it selects, best first. */
export interface DaySelection {
  readonly raceId: number;
  readonly selection: readonly number[];
  readonly free: boolean;
}

/** The tips of a day in the editors' order, as {@link openTips} wants them; read from the class where Parse keeps tips. */
export async function readSelections(db: Kysely<Database>, jour: IsoDay): Promise<readonly DaySelection[]> {
  const { rows } = await sql<DaySelection>`
    select "raceId", coalesce(selection, '[]') as selection, coalesce(free, false) as free from "Tip"
    where jour = ${jour} and hidden is not true order by meeting, race, "createdAt"`.execute(db);
  return rows;
}
