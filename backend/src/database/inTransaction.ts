import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from './Database';

/**
 * Does work whole or not at all: in a transaction of its own, or in the one that `db` is, where what fails takes back
 * its own part alone and the rest goes on.
 * @throws what the work throws; the database's error where it could not take the part back
 */
export async function inTransaction<Result>(
  db: Kysely<Database>,
  work: (transaction: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  if (!isTransaction(db)) return db.transaction().execute(work);
  await sql`SAVEPOINT part`.execute(db);
  try {
    const result = await work(db);
    await sql`RELEASE SAVEPOINT part`.execute(db);
    return result;
  } catch (error) {
    await sql`ROLLBACK TO SAVEPOINT part`.execute(db);
    throw error;
  }
}

const isTransaction = (db: Kysely<Database>): db is Transaction<Database> => db.isTransaction;
