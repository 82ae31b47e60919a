import { NO_FAVOURITES, type Favourites } from '@galopin/shared/contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { MEMBER_TABLE } from '../members/memberTable';

/** What some members follow, as Parse keeps it; of many members at once, hence beside Parse. */
export async function readFavourites(
  db: Kysely<Database>,
  uids: readonly string[],
): Promise<ReadonlyMap<string, Favourites>> {
  const { rows } = await sql<{ uid: string; favourites: Partial<Favourites> | null }>`
    SELECT "uid" AS uid, "favourites" AS favourites FROM ${MEMBER_TABLE} WHERE "uid" = ANY (${uids}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ uid, favourites }) => [uid, { ...NO_FAVOURITES, ...favourites }]));
}
