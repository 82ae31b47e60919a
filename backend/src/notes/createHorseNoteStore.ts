import { HORSE_NOTES_LIMIT, TOO_MANY_NOTES, type HorseNote } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { withMemberLock } from '../database/withMemberLock';
import './horseNotesTables';

/** Keeps what members note of horses. */
export interface HorseNoteStore {
  /** Newest first. @param horses of these alone; of all without it */
  list(uid: string, horses?: readonly number[]): Promise<readonly HorseNote[]>;
  /**
   * Keeps a note in place of the one before.
   * @throws CallError 404 for a horse that no stored race knows, 409 `too-many-notes`
   */
  save(uid: string, horse: number, note: string): Promise<HorseNote>;
  remove(uid: string, horse: number): Promise<void>;
  /** Takes away all that a member noted. */
  forget(uid: string): Promise<void>;
}

export function createHorseNoteStore(db: Kysely<Database>): HorseNoteStore {
  const list = async (uid: string, horses?: readonly number[]): Promise<readonly HorseNote[]> => {
    const { rows } = await sql<HorseNote>`
      SELECT kept.horse::float8 AS horse, coalesce(known.name, '') AS name, kept.note,
        to_char(kept.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "updatedAt"
      FROM horse_notes AS kept LEFT JOIN search_names AS known ON known.kind = 'horse' AND known.id = kept.horse
      WHERE kept.uid = ${uid}
        ${horses === undefined ? sql`` : sql`AND kept.horse = ANY (${[...horses]}::bigint[])`}
      ORDER BY kept.updated_at DESC, kept.horse`.execute(db);
    return rows;
  };
  return {
    list,
    save: async (uid, horse, note) => {
      const known = await db
        .selectFrom('cachedate')
        .select('id')
        .where('idChe', '=', horse)
        .limit(1)
        .execute();
      if (known.length === 0)
        throw new CallError('not-found', `No stored race has the horse ${horse}.`, { details: { horse } });
      const { numAffectedRows } = await withMemberLock(db, { things: 'notes', uid }, (transaction) =>
        sql`
          INSERT INTO horse_notes (uid, horse, note, updated_at)
          SELECT ${uid}, ${horse}, ${note}, clock_timestamp()
          WHERE EXISTS (SELECT FROM horse_notes WHERE uid = ${uid} AND horse = ${horse})
            OR (SELECT count(*) FROM horse_notes WHERE uid = ${uid}) < ${HORSE_NOTES_LIMIT}
          ON CONFLICT (uid, horse) DO UPDATE SET note = excluded.note, updated_at = excluded.updated_at`.execute(
          transaction,
        ),
      );
      const [kept] = numAffectedRows === 0n ? [] : await list(uid, [horse]);
      if (kept === undefined)
        throw new CallError(TOO_MANY_NOTES, `There are notes on ${HORSE_NOTES_LIMIT} horses already.`, {
          details: { limit: HORSE_NOTES_LIMIT },
        });
      return kept;
    },
    remove: async (uid, horse) => {
      await sql`DELETE FROM horse_notes WHERE uid = ${uid} AND horse = ${horse}`.execute(db);
    },
    forget: async (uid) => {
      await db.deleteFrom('horse_notes').where('uid', '=', uid).execute();
    },
  };
}
