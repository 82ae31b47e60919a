import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { RaceKey } from '../races/store/RaceKey';

/** The stored race's id; null while it has no row. */
export async function findRaceId(
  db: Kysely<Database>,
  { jour, reun, prix }: RaceKey,
): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    SELECT min("id") AS id FROM caractrap
    WHERE ("jour", reun_number, race_number) = (${jour}::date, ${reun}::integer, ${prix}::integer)`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}
