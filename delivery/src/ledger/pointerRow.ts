import type { Kysely } from 'kysely';
import { GENESIS_HASH } from './historyHash';
import { toRow } from './historyRow';
import type { LedgerDatabase } from './LedgerDatabase';
import { EMPTY_STATE, type HistoryLine, type ReleasePointer } from './ReleaseState';

/** The pointer of an environment; the empty one before its first release. */
export async function readPointer(db: Kysely<LedgerDatabase>, environment: string): Promise<ReleasePointer> {
  const row = await db
    .selectFrom('pointer')
    .selectAll()
    .where('environment', '=', environment)
    .executeTakeFirst();
  const { state = EMPTY_STATE, hash = GENESIS_HASH, signature = null } = row ?? {};
  return { environment, state, hash, ...(signature !== null && { signature }) };
}

/**
 * Writes pointer and history line together, if nobody moved the pointer since `before` was read.
 * @returns whether it was written
 */
export async function swapPointer(
  db: Kysely<LedgerDatabase>,
  before: ReleasePointer,
  next: ReleasePointer,
  line: HistoryLine,
): Promise<boolean> {
  const { environment, state, hash, signature } = next;
  return db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('pointer')
      .values({ environment, release: 0, state: JSON.stringify(EMPTY_STATE), hash: GENESIS_HASH })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const moved = await transaction
      .updateTable('pointer')
      .set({ release: state.release, state: JSON.stringify(state), hash, signature: signature ?? null })
      .where('environment', '=', environment)
      .where('hash', '=', before.hash)
      .returning('release')
      .execute();
    if (moved.length === 0) return false;
    await transaction.insertInto('history').values(toRow(line)).execute();
    return true;
  });
}

/** Puts a signature to the pointer, if it is still the one that was signed. */
export async function writeSignature(
  db: Kysely<LedgerDatabase>,
  { environment, hash }: ReleasePointer,
  signature: string,
): Promise<void> {
  await db
    .updateTable('pointer')
    .set({ signature })
    .where('environment', '=', environment)
    .where('hash', '=', hash)
    .execute();
}
