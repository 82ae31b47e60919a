import type { EntityKind } from '@galopin/shared/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database';
import type { Role } from './IdentityRows';
import { isOwnId, raceOfOwnId } from './ownIds';

/** Whom a page is about, as names are kept. */
export const ROLE_OF: Readonly<Record<EntityKind, Role>> = {
  horse: 'horse',
  jockey: 'rider',
  trainer: 'trainer',
};

/**
 * The id that a horse or a person goes by now: an id of our own is kept for good, also once the name is known to
 * mean another one.
 * @returns null for an id that never moved
 */
export async function findMovedId(
  db: Kysely<Database>,
  kind: EntityKind,
  id: number,
): Promise<number | null> {
  if (!isOwnId(id)) return null;
  const own = db
    .selectFrom('name_aliases')
    .select('id')
    .where('role', '=', ROLE_OF[kind])
    .where('own_id', '=', id);
  return (await own.where('id', '<>', id).executeTakeFirst())?.id ?? null;
}

/** The same of a race, which has an id made of its day and numbers until the main source names it. */
export async function findMovedRaceId(db: Kysely<Database>, id: number): Promise<number | null> {
  const key = raceOfOwnId(id);
  if (key === null) return null;
  const race = db.selectFrom('race_sources').select('race_id').where('jour', '=', key.jour);
  const moved = race.where('reun', '=', key.reun).where('prix', '=', key.prix).where('race_id', '<>', id);
  return (await moved.executeTakeFirst())?.race_id ?? null;
}
