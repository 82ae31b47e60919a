import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { RaceKey } from '../races/store/RaceKey';

/** The stored race's id; null while it has no row. */
export async function findRaceId(
  db: Kysely<Database>,
  { jour, reun, prix }: RaceKey,
): Promise<number | null> {
  const races = db
    .selectFrom('caractrap')
    .where(({ and }) => and({ jour, reun_number: reun, race_number: prix }));
  const first = await races.select(({ fn }) => fn.min<number | null>('id').as('id')).executeTakeFirst();
  return first?.id ?? null;
}
