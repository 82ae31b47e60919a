import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from './Database';

/**
 * Runs what counts the things a member has and adds one, so that calls at the same moment cannot all stay below the
 * limit.
 * @param things what is counted: other things of the member are not waited for
 */
export function withMemberLock<Result>(
  db: Kysely<Database>,
  { things, uid }: { readonly things: string; readonly uid: string },
  run: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${things} of ${uid}`}, 0))`.execute(
      transaction,
    );
    return run(transaction);
  });
}
