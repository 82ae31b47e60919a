import type { Kysely } from 'kysely';
import type { Database } from '@galopin/backend/database';
import { lockDays } from '@galopin/backend/ingest';

/** Days that hold races of another source than the demo, ascending; both ends, `YYYY-MM-DD`, included. */
export async function realDays(db: Kysely<Database>, from: string, until: string): Promise<string[]> {
  const real = db.selectFrom('caractrap').select('jour').distinct().where('source', '<>', 'demo');
  const rows = await real.where('jour', '>=', from).where('jour', '<=', until).orderBy('jour').execute();
  return rows.map(({ jour }) => jour);
}

/**
 * Writes demo rows of a day in one transaction, unless the day holds real races; none can come meanwhile.
 * @returns what `write` returns; null when the day is not the demo's
 */
export async function writeDemoDay<Result>(
  db: Kysely<Database>,
  jour: string,
  write: (transaction: Kysely<Database>) => Promise<Result>,
): Promise<Result | null> {
  return db.transaction().execute(async (transaction) => {
    await lockDays(transaction, [jour]);
    const [real] = await realDays(transaction, jour, jour);
    return real === undefined ? write(transaction) : null;
  });
}
