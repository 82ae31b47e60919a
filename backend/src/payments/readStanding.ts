import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/Database';
import { standingOf, type Standing } from './standingOf';
import { toStanding } from './SubscriptionRow';
import { writeStandings } from './writeStandings';

const NOTHING = standingOf([], null);

/**
 * What a member has paid for. A row that a payment has outrun, which another version or a person changed, is written
 * before it is told.
 */
export async function readStanding(db: Kysely<Database>, uid: string): Promise<Standing> {
  const row = await db.selectFrom('subscriptions').selectAll().where('uid', '=', uid).executeTakeFirst();
  if (row === undefined) return NOTHING;
  if (!row.is_stale) return toStanding(row);
  const write = (transaction: Transaction<Database>) =>
    writeStandings(transaction, new Map([[uid, undefined]]));
  const written = isTransaction(db) ? await write(db) : await db.transaction().execute(write);
  return written.get(uid) ?? NOTHING;
}

const isTransaction = (db: Kysely<Database>): db is Transaction<Database> => db.isTransaction;
